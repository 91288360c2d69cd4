import { sql } from 'kysely'
import { type Database, isPostgres } from './openDatabase.ts'

/** Free pages to keep for upcoming writes: 16 MB. */
const MAX_FREE_PAGES = 4096
/** Small enough not to block other writes for long. */
const PAGES_AT_ONCE = 512

/**
 * Returns free pages of a SQLite file to the disk, for example after many receipts were deleted. A file created by an
 * earlier version keeps its size until it is restored from a backup.
 */
export async function releaseDiskSpace(database: Database, mostFree = MAX_FREE_PAGES): Promise<void> {
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

/** Empties the WAL of a SQLite file, which still contains pages from before a delete. */
export async function truncateWal(database: Database): Promise<void> {
  if (!isPostgres(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
