import { sql } from 'kysely'
import { versionConflict, notFound } from '../lib/HttpError.ts'
import type { Database } from './openDatabase.ts'
import type { Tables } from './tables.ts'

/** The tables whose records count their changes. */
type VersionedTable = { [Name in keyof Tables]: 'version' extends keyof Tables[Name] ? Name : never }[keyof Tables]

/**
 * Counts a change of a record, in its transaction. Refuses it where whoever sent it had seen another version than the
 * newest; without a version the last edit wins. Of two edits at once the second waits here for the first.
 */
export async function bumpVersion(
  database: Database,
  table: VersionedTable,
  id: number,
  version: number | undefined,
): Promise<void> {
  const changed = await database
    .updateTable(table)
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirst()
  if (!changed) throw notFound()
  if (version !== undefined && changed.version !== version + 1) throw versionConflict()
}
