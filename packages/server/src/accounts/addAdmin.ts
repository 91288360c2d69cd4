import type { Database } from '../database/openDatabase.ts'
import { hashPassword } from './passwords.ts'
import { StartError } from '../StartError.ts'
import { createToken, hashToken } from './tokens.ts'

const LINK_MILLISECONDS = 24 * 60 * 60_000

export type NewAdmin = {
  email: string
  name: string
  /** Without one a link is given, by which it can be set once. */
  password?: string | undefined
}

/** Whether the school has an administrator who can sign in, or at least a link to become one that still works. */
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
    .where(({ or, eb }) => or([eb('password_hash', 'is not', null), eb('token_hash', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Adds an administrator; without a password it gives the path of the page where it can be set within a day. Who never
 * set one, because that day went by, gets another; whose e-mail has an account already is refused by `StartError`.
 */
export async function addAdmin(
  database: Database,
  { email, name, password }: NewAdmin,
  now: number,
): Promise<string | undefined> {
  const address = email.trim().toLowerCase()
  const password_hash = password === undefined ? null : await hashPassword(password)
  const account = await database
    .insertInto('accounts')
    .values({
      email: address,
      password_hash,
      role: 'admin',
      status: 'active',
      name,
      avatar: null,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ password_hash })
        .where('accounts.role', '=', 'admin')
        .where('accounts.password_hash', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!account) throw new StartError(`${address} has an account already.`)
  await database.deleteFrom('reset_tokens').where('account_id', '=', account.id).execute()
  if (password !== undefined) return undefined
  const token = createToken()
  await database
    .insertInto('reset_tokens')
    .values({
      token_hash: hashToken(token),
      account_id: account.id,
      expires_at: now + LINK_MILLISECONDS,
      used_at: null,
    })
    .execute()
  return `/reset-password/${token}/${encodeURIComponent(address)}`
}
