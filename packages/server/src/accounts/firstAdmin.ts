import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import { type NewAdmin, addAdmin, hasAdmin } from './addAdmin.ts'

const LOCK = 'the first administrator'

/**
 * Gives a school without an administrator its first one, whichever of its processes comes first; undefined where there
 * is one. Without a password there is the path of the page where it can be set.
 */
export async function addFirstAdmin(
  database: Database,
  admin: NewAdmin,
  now: number,
): Promise<{ path: string | undefined } | undefined> {
  return database.transaction().execute(async (transaction) => {
    // SQLite has one process, and lets one transaction write at a time.
    if (isPostgres(database)) await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(transaction)
    if (await hasAdmin(transaction, now)) return undefined
    return { path: await addAdmin(transaction, admin, now) }
  })
}
