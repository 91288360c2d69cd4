import type { OperationRequest } from '#contract/Handler.ts'
import type { Account } from '#database/tables.ts'
import { message } from '#i18n/message.ts'
import { rejectDuplicate } from '../auth/userAccounts.ts'
import { inBatches } from './stagedRows.ts'

export type ImportCall = Pick<
  OperationRequest<'runImport'>,
  'database' | 'services' | 'now' | 'account' | 'language' | 'afterCommit'
>

/** The new records by position of their row, and the accounts that can be invited. */
export type CreatedPeople = { ids: Map<number, number>; invited: number[] }

/** Handles rows that someone else saved since they were checked. */
export const rejectRace = rejectDuplicate(
  'import',
  message('Someone else added one of these people meanwhile. Check the rows again.'),
)

type NewAccount<Row> = Pick<Account, 'role' | 'email' | 'name' | 'language'> & {
  row: Row
  /** The account of a sibling, whose sign-in is shared. */
  head?: Pick<Account, 'id'> & Partial<Pick<Account, 'password_hash' | 'unconfirmed_since'>>
}

/** Creates active accounts, without a password unless they share one. Returns their ids by row. */
export async function saveAccounts<Row>(
  { database, now }: ImportCall,
  accounts: readonly NewAccount<Row>[],
): Promise<Map<Row, number>> {
  const saved = await inBatches(accounts, (some) =>
    database
      .insertInto('accounts')
      .values(
        some.map(({ row: _row, head, ...account }) => ({
          ...account,
          status: 'active' as const,
          password_hash: head?.password_hash ?? null,
          sibling_of: head?.id ?? null,
          unconfirmed_since: head?.unconfirmed_since ?? null,
          avatar: null,
          created_at: now,
        })),
      )
      .returning(['id', 'email'])
      .execute()
      .catch(rejectRace),
  )
  const idOf = new Map(saved.flat().map(({ id, email }) => [email, id]))
  return new Map(accounts.map(({ row, email }) => [row, idOf.get(email) ?? 0]))
}
