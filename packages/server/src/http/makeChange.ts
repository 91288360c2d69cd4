import type { OperationId } from '@maktab/contract/calls'
import { inTransaction } from '../database/inTransaction.ts'
import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import { type Answer, toAnswer } from './Answer.ts'
import { answerOnce } from './answerOnce.ts'
import type { FormKey } from './formKey.ts'

type Change = {
  id: OperationId
  account: Account | undefined
  params: object
  body: unknown
  now: number
  form: FormKey | undefined
  /** Called before each try: what an earlier one left is forgotten. */
  begin: () => void
  handle: (transaction: Database) => Promise<unknown>
}

/** One transaction: what a handler does, the note of who had it done, and the answer that a form gets if it comes again. */
export function makeChange(database: Database, { form, begin, handle, ...change }: Change): Promise<Answer> {
  return inTransaction(database, async (transaction) => {
    begin()
    const answer = async () => {
      const result = await handle(transaction)
      await note(transaction, change)
      return toAnswer(result)
    }
    return form ? answerOnce(transaction, form, change.now, answer) : answer()
  })
}

async function note(
  transaction: Database,
  { id, account, params, body, now }: Omit<Change, 'form' | 'begin' | 'handle'>,
): Promise<void> {
  if (!account || account.role === 'student') return
  const subject = JSON.stringify({ ...params, ...idsOf(body) })
  await transaction.insertInto('audit').values({ at: now, account_id: account.id, action: id, subject }).execute()
}

/** Only which records were meant goes into the audit, and what became of them; never what was written about a person. */
function idsOf(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {}
  const ids = Object.entries(body).filter(([key, value]) =>
    // Codes of people, numbers of transfers and the like are texts, which no erasing would find there.
    typeof value === 'number' ? /(^id|I[dD]|ID)$/.test(key) : /^(status|\w+Status)$/.test(key),
  )
  const hasPassword = 'password' in body && Boolean(body.password)
  return { ...Object.fromEntries(ids), ...(hasPassword && { newPassword: true }) }
}
