import { sql } from 'kysely'
import { type Database, isPostgres } from './openDatabase.ts'

/** Empties the log beside a SQLite file: it still has pages as they were before something was deleted. */
export async function truncateWal(database: Database): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
