import type { Database } from '../database/openDatabase.ts'
import type { FileStore } from './FileStore.ts'

/**
 * Records the name of each picture in the database before its bytes are written, so that `collectOrphanedFiles` removes only
 * what this database has stored: a folder or a bucket may hold pictures of another one. Not for use in a transaction.
 */
export function withPictureRecords(database: Database, store: FileStore, now: () => number): FileStore {
  return {
    ...store,
    write: async (name, picture) => {
      await database.insertInto('stored_pictures').values({ name, stored_at: now() }).execute()
      await store.write(name, picture)
    },
    remove: async (name) => {
      await store.remove(name)
      await database.deleteFrom('stored_pictures').where('name', '=', name).execute()
    },
  }
}
