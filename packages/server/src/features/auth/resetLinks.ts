import { inTransaction } from '#database/transactions.ts'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import { DAY_MILLISECONDS } from '#database/quotas.ts'
import type { Account } from '#database/tables.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { selectFamilyAccountIds } from './familyAccounts.ts'
import { logAdminCommand } from './authEventLog.ts'
import { createToken, hashToken } from './sessions.ts'
import type { OperationRequest } from '#contract/Handler.ts'

/** Pages whose next path segment is a secret token. All paths under them are served, and never logged. */
export const secretPages = ['reset-password', 'confirm-email', 'try-a-lesson'] as const

/** The path of a page for a token, with further segments that the page reads. */
export function buildSecretPath(
  page: (typeof secretPages)[number],
  ...parts: [token: string, ...more: string[]]
): string {
  return `/${[page, ...parts.map(encodeURIComponent)].join('/')}`
}

/** Invitations are valid for a week. */
export const INVITATION_MILLISECONDS = 7 * DAY_MILLISECONDS

type LinkOptions = {
  /** How long the link is valid; a day by default. */
  lifetime?: number
  /** Leaves earlier links valid. */
  isAdditional?: boolean
}

/**
 * Issues a one-time link that sets a password, and returns its path. Earlier links become invalid unless it is an
 * additional one. Using one link invalidates all.
 */
export async function issueResetLink(
  database: Database,
  { id, email }: Pick<Account, 'id' | 'email'>,
  now: number,
  { lifetime = DAY_MILLISECONDS, isAdditional = false }: LinkOptions = {},
): Promise<string> {
  if (!isAdditional) await database.deleteFrom('reset_tokens').where('account_id', '=', id).execute()
  const token = createToken()
  await database
    .insertInto('reset_tokens')
    .values({ token_hash: hashToken(token), account_id: id, expires_at: now + lifetime, used_at: null })
    .execute()
  return buildSecretPath('reset-password', token, email)
}

/**
 * Issues a link for any account that may sign in. The old password and its sessions stay valid until the link is used,
 * so a mistyped email locks out no one.
 */
export async function createResetLink(database: Database, email: string, now: number): Promise<string> {
  const address = email.trim().toLowerCase()
  return inTransaction(database, async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .select(['id', 'email', 'status'])
      .where('email', '=', address)
      .where('status', '!=', 'archived')
      .$if(isPostgres(transaction), (query) => query.forNoKeyUpdate())
      .executeTakeFirstOrThrow(() => new OperatorError(`There is no account with the email ${address}.`))
    if (account.status === 'pending') throw new OperatorError(`${address} has not been approved yet.`)
    if (!(await isActive(transaction, account.id)))
      throw new OperatorError(`${address} is blocked. Unblock the account before you reset its password.`)
    const path = await issueResetLink(transaction, account, now)
    await logAdminCommand(transaction, { action: 'createResetLink', accountId: account.id, now })
    return path
  })
}

/** One active child is enough: siblings share a sign-in, and the first active one is signed in. */
async function isActive(database: Database, head: number): Promise<boolean> {
  const found = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', selectFamilyAccountIds(database, head))
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The reset link of a request and its account; undefined if it was used, has expired or belongs to another account. */
export async function findValidResetLink({
  body,
  database,
  now,
}: Pick<OperationRequest<'checkResetLink'>, 'body' | 'database' | 'now'>) {
  return (
    database
      .selectFrom('reset_tokens')
      .innerJoin('accounts', 'accounts.id', 'reset_tokens.account_id')
      .select(['accounts.id', 'reset_tokens.token_hash'])
      .where('token_hash', '=', hashToken(body.token))
      .where('accounts.email', '=', body.email.toLowerCase())
      .where('expires_at', '>', now)
      // No link is valid for longer than an invitation: a later expiry comes from a wrong clock.
      .where('expires_at', '<=', now + INVITATION_MILLISECONDS)
      .where('used_at', 'is', null)
      .executeTakeFirst()
  )
}
