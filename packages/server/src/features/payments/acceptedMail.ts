import type { Database } from '#database/openDatabase.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import type { PricedItem } from './settleItem.ts'
import { getPaymentReference } from './receiptQueries.ts'

/** Tells the student that an item is paid, as after an approved receipt; deleted students get no mail. */
export async function enqueueAcceptedMail(
  call: { database: Database; now: number },
  item: PricedItem,
): Promise<unknown> {
  const { kind, itemId, studentId, title, month, amount, currency } = item
  const account = await call.database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['email as to', 'language'])
    .where('students.id', '=', studentId)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirst()
  if (!account) return undefined
  const about = { ...account, title, month, reference: getPaymentReference(item), amount, currency }
  if (kind === 'fee') return enqueueMail(call, 'feeAccepted', about)
  if (kind === 'course') return enqueueMail(call, 'coursePaymentAccepted', about)
  const { archived_at } = await call.database
    .selectFrom('events')
    .select('archived_at')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  const isThere = archived_at === null
  return enqueueMail(call, 'eventPaymentAccepted', { ...about, isThere, eventId: isThere ? itemId : null })
}
