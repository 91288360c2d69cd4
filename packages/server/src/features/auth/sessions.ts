import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Database, isPostgres } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { MAX_CLOCK_SKEW_MILLISECONDS } from '#database/quotas.ts'

const TOKEN_BYTES = 32

/** A secret of 256 bits that is safe in URLs and headers. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Only hashes are stored, so that a leaked database doesn't let anyone sign in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Per account; a new session ends the oldest. */
const MAX_SESSIONS = 20
const SESSION_MILLISECONDS = 24 * 60 * 60_000

/**
 * Creates a session after a password check; undefined if the password or the status changed in the meantime. On
 * PostgreSQL the account's row is locked, so that a concurrent change is either seen here or ends this session too.
 * SQLite has only one writer.
 */
export async function createSession(
  database: Database,
  { id, password_hash, status }: Pick<Account, 'id' | 'password_hash' | 'status'>,
  now: number,
): Promise<string | undefined> {
  const token = createToken()
  await database.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  const session = await database
    .insertInto('sessions')
    .columns(['token_hash', 'account_id', 'created_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select([
          sql<string>`cast(${hashToken(token)} as text)`.as('token_hash'),
          'id',
          sql<number>`cast(${now} as bigint)`.as('created_at'),
          sql<number>`cast(${now + SESSION_MILLISECONDS} as bigint)`.as('expires_at'),
        ])
        .where('id', '=', id)
        .where('password_hash', '=', password_hash)
        .where('status', '=', status)
        .$if(isPostgres(database as never), (query) => query.forShare()),
    )
    .returning('account_id')
    .executeTakeFirst()
  if (!session) return undefined
  await endOldest(database, id, hashToken(token))
  return token
}

async function endOldest(database: Database, accountId: number, newSession: string): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', newSession)
    .where('token_hash', 'not in', ({ selectFrom }) =>
      selectFrom('sessions')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .where('token_hash', '!=', newSession)
        .orderBy('created_at', 'desc')
        .limit(MAX_SESSIONS - 1),
    )
    .execute()
}

/** The account of a valid session. */
export async function findSessionAccount(
  database: Database,
  tokenHash: string,
  now: number,
): Promise<Account | undefined> {
  const account = await database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.created_at', '<=', now + MAX_CLOCK_SKEW_MILLISECONDS)
    .executeTakeFirst()
  return account && canHaveSession(account) ? account : undefined
}

/**
 * Whether an account may have a session. A blocked teacher or student may, to see that they are blocked. A blocked
 * administrator may not, because the app opens the administrators' area regardless of status (1§4).
 */
export function canHaveSession({ role, status }: Pick<Account, 'role' | 'status'>): boolean {
  return status === 'active' || (status === 'blocked' && role !== 'admin')
}
