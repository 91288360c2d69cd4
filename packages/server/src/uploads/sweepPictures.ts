import { sql } from 'kysely'
import { pictureColumns, selectNamedPictures } from '../database/namedPictures.ts'
import type { Database } from '../database/openDatabase.ts'
import type { PictureStore } from './PictureStore.ts'

/** Long after a call that stores pictures has ended, in any process. */
export const SWEPT_AFTER_MILLISECONDS = 60 * 60_000

/**
 * Removes pictures that this database has stored and no record names: those of calls that were killed, and those that
 * were replaced. Files that it hasn't stored are left alone. The store is one of `recordPictures`. Returns the names of
 * what it removed.
 */
export async function sweepPictures(database: Database, store: PictureStore, now: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from stored_pictures where stored_at <= ${now - SWEPT_AFTER_MILLISECONDS}
    except select name from (${sql.raw(selectNamedPictures(pictureColumns))}) as named`.execute(database)
  for (const { name } of rows) await store.remove(name)
  return rows.map(({ name }) => name)
}
