import type { Database } from '../database/openDatabase.ts'

/** Those of some sessions that have not ended, of people who may come in. */
export async function findActiveSessions(
  database: Database,
  hashes: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.token_hash')
    .where('sessions.token_hash', 'in', hashes)
    .where('sessions.expires_at', '>', now)
    .where('accounts.status', '=', 'active')
    .execute()
  return new Set(rows.map(({ token_hash }) => token_hash))
}
