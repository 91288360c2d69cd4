import type { Handler } from '#contract/Handler.ts'
import { readToday } from '../settings/schoolDays.ts'
import { selectFees, readFees } from './readFees.ts'

/** What a student owes, the oldest first, then what they owe no more, the newest first. */
export const listOwnFees: Handler<'listOwnFees'> = async ({ account, database, services, now }) => {
  const today = await readToday({ database, services, now })
  const rows = await selectFees(database)
    .select('fees.id')
    .where('students.account_id', '=', account.id)
    .orderBy('due_on')
    .orderBy('fees.id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const fees = await readFees(database, ids, { today, services, now })
  const isSettled = ({ status }: (typeof fees)[number]) => status === 'paid' || status === 'waived'
  return { fees: [...fees.filter((fee) => !isSettled(fee)), ...fees.filter(isSettled).toReversed()] }
}
