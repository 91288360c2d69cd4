import { sql } from 'kysely'
import { pictureColumns, selectReferencedPictures } from '../database/referencedPictures.ts'
import type { Database } from '../database/openDatabase.ts'
import type { FileStore } from './FileStore.ts'

/** Long after a call that stores pictures has ended, in any process. */
export const ORPHAN_AGE_MILLISECONDS = 60 * 60_000

/**
 * Removes pictures that this database has stored and no record names: those of calls that were killed, and those that
 * were replaced. Files that it hasn't stored are left alone. The store is one of `withPictureRecords`. Returns the names of
 * what it removed.
 */
export async function collectOrphanedFiles(database: Database, store: FileStore, now: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from stored_pictures where stored_at <= ${now - ORPHAN_AGE_MILLISECONDS}
    except select name from (${sql.raw(selectReferencedPictures(pictureColumns))}) as named`.execute(database)
  for (const { name } of rows) await store.remove(name)
  return rows.map(({ name }) => name)
}
