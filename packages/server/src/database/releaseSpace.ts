import { sql } from 'kysely'
import { type Database, isPostgres } from './openDatabase.ts'

/** Pages that are written anew soon need not be given back: 16 MB. */
const MAX_FREE_PAGES = 4096
/** So many at a time hold nobody up for long. */
const PAGES_AT_ONCE = 512

/**
 * Gives the disk back what a SQLite file no longer needs, as after many receipts were removed. A file that an earlier
 * version made keeps its size until it is restored from a backup.
 */
export async function releaseSpace(database: Database, mostFree = MAX_FREE_PAGES): Promise<void> {
  if (isPostgres(database)) return
  for (let free = await countFree(database); free > mostFree;) {
    await sql`pragma incremental_vacuum(${sql.lit(PAGES_AT_ONCE)})`.execute(database)
    const left = await countFree(database)
    if (left >= free) return
    free = left
  }
}

async function countFree(database: Database): Promise<number> {
  const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(database)
  return rows[0]?.freelist_count ?? 0
}

/** Empties the log beside a SQLite file: it still has pages as they were before something was deleted. */
export async function truncateWal(database: Database): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
