import { findSessionAccount } from '../features/auth/sessions.ts'
import { hashToken } from '../features/auth/tokens.ts'
import type { Database } from '../database/openDatabase.ts'
import { notFound } from '../lib/HttpError.ts'

/** For so long an upload may lack its first chunk, and is all of its size reserved. */
export const FIRST_CHUNK_TIMEOUT_MILLISECONDS = 10 * 60_000

type SessionContext = { database: Database; tokenHash: string | undefined; now: number }

/** Whoever sends: a student who is signed in, or a visitor. */
export async function findUploaderId({ database, tokenHash, now }: SessionContext): Promise<number | undefined> {
  if (tokenHash === undefined) return undefined
  const account = await findSessionAccount(database, tokenHash, now)
  return account?.role === 'student' && account.status === 'active' ? account.id : undefined
}

/** The upload of a name, for whom it belongs to; what belongs to nobody is whoever’s who knows the name. */
export async function findUpload(database: Database, name: string, accountId: number | undefined) {
  const upload = await database
    .selectFrom('uploads')
    .select(['id', 'account_id', 'type', 'sha256', 'size', 'received', 'begun_at'])
    .where('name_hash', '=', hashToken(name))
    .executeTakeFirst()
  return upload && (upload.account_id === null || upload.account_id === accountId) ? upload : undefined
}

export async function requireOwnUpload(asking: SessionContext, name: string) {
  const upload = await findUpload(asking.database, name, await findUploaderId(asking))
  if (!upload || (upload.received === 0 && upload.begun_at <= asking.now - FIRST_CHUNK_TIMEOUT_MILLISECONDS))
    throw notFound()
  return upload
}
