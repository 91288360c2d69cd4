import { sql } from 'kysely'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { hashPassword } from './passwords.ts'
import { issueResetLink } from './resetLinks.ts'

export type NewAdmin = {
  email: string
  name: string
  /** Without a password a one-time link is returned that sets it. */
  password?: string | undefined
}

/** Serialises changes of administrators until the transaction ends. SQLite has only one writer anyway. */
export async function lockAdmins(transaction: Database): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(transaction)
}

/** Whether an administrator with everything can sign in, or has a valid link to set a password. */
export async function hasAdmin(database: Database, now: number): Promise<boolean> {
  const found = await database
    .selectFrom('accounts')
    .leftJoin('reset_tokens', (join) =>
      join
        .onRef('reset_tokens.account_id', '=', 'accounts.id')
        .on('reset_tokens.expires_at', '>', now)
        .on('reset_tokens.used_at', 'is', null),
    )
    .select('accounts.id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('part', 'is', null)
    .where(({ or, eb }) => or([eb('password_hash', 'is not', null), eb('token_hash', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Adds an administrator. Without a password, returns the path of a page where one can be set within a day. An
 * administrator who has not set a password yet gets a new link, and everything as their part. If any other account has
 * the email, throws `OperatorError`.
 */
export async function addAdmin(
  database: Database,
  { email, name, password }: NewAdmin,
  now: number,
): Promise<string | undefined> {
  if (password === undefined) return (await inviteAdmin(database, { email, name }, now)).path
  const { id } = await insertAdmin(
    database,
    { email, name, part: null, password_hash: await hashPassword(password) },
    now,
  )
  await database.deleteFrom('reset_tokens').where('account_id', '=', id).execute()
  return undefined
}

type Invitation = Pick<NewAdmin, 'email' | 'name'> & {
  /** The part of the office; everything by default. */
  part?: Account['part']
  /** How long the link is valid; a day by default. */
  lifetime?: number
}

/** Adds an administrator without a password, and issues the link that sets one. */
export async function inviteAdmin(
  database: Database,
  { email, name, part = null, ...link }: Invitation,
  now: number,
): Promise<{ id: number; path: string }> {
  const account = await insertAdmin(database, { email, name, part, password_hash: null }, now)
  return { id: account.id, path: await issueResetLink(database, account, now, link) }
}

async function insertAdmin(
  database: Database,
  { email, name, part, password_hash }: Pick<Account, 'email' | 'name' | 'part' | 'password_hash'>,
  now: number,
): Promise<Pick<Account, 'id' | 'email'>> {
  const address = email.trim().toLowerCase()
  const account = await database
    .insertInto('accounts')
    .values({
      email: address,
      password_hash,
      role: 'admin',
      status: 'active',
      name,
      part,
      avatar: null,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ password_hash, part })
        .where('accounts.role', '=', 'admin')
        .where('accounts.status', '=', 'active')
        .where('accounts.password_hash', 'is', null),
    )
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow(() => new OperatorError(`${address} has an account already.`))
  return account
}
