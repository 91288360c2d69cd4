import type { Database } from '../database/openDatabase.ts'
import { hashPassword } from './passwords.ts'
import { createToken, hashToken } from './tokens.ts'

const LINK_MILLISECONDS = 24 * 60 * 60_000

type NewAdmin = {
  email: string
  name: string
  /** Without one a link is given, by which it can be set once. */ password?: string | undefined
}

/** Whether the school has an administrator who can sign in, or at least a link to become one. */
export async function hasAdmin(database: Database): Promise<boolean> {
  const found = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds an administrator; without a password it gives the path of the page where it can be set within a day. */
export async function addAdmin(
  database: Database,
  { email, name, password }: NewAdmin,
  now: number,
): Promise<string | undefined> {
  const address = email.trim().toLowerCase()
  const { id } = await database
    .insertInto('accounts')
    .values({
      email: address,
      password_hash: password === undefined ? null : await hashPassword(password),
      role: 'admin',
      status: 'active',
      name,
      avatar: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (password !== undefined) return undefined
  const token = createToken()
  await database
    .insertInto('reset_tokens')
    .values({ token_hash: hashToken(token), account_id: id, expires_at: now + LINK_MILLISECONDS, used_at: null })
    .execute()
  return `/reset-password/${token}/${encodeURIComponent(address)}`
}
