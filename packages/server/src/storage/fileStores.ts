import { sql } from 'kysely'
import { pictureColumns, selectReferencedPictures } from '../database/referencedPictures.ts'
import type { Database } from '../database/openDatabase.ts'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the bytes of pictures are: a folder or a bucket. A picture is there whole or not at all. */
export type FileStore = {
  write: (name: string, picture: Buffer) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** Does nothing where there is none. Removes also what was half written under the name. */
  remove: (name: string) => Promise<void>
  /** Removes a picture that was replaced, at once or, for a backup that is running, when it is swept. */
  retire: (name: string) => Promise<void>
}

/** A bucket also lists its names, so that a backup can copy it. */
export type BucketStore = FileStore & { list: () => Promise<string[]> }

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

/**
 * Keeps pictures in a folder: each is written aside, then moved. A young one that is replaced stays until it is swept:
 * a backup that began before it came, and whose database names it, finds it then.
 */
export function createFolderStore(folder: string, young = ORPHAN_AGE_MILLISECONDS): FileStore {
  const remove = async (name: string) => {
    for (const path of [name, partOf(name)]) await rm(join(folder, path), { force: true })
  }
  return {
    write: async (name, picture) => {
      const aside = join(folder, partOf(name))
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(aside, picture, { flush: true })
        await rename(aside, join(folder, name))
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    read: async (name) => readFile(join(folder, name)).catch(undefinedIfMissing),
    remove,
    retire: async (name) => {
      const found = await stat(join(folder, name)).catch(undefinedIfMissing)
      if (found && found.mtimeMs <= Date.now() - young) await remove(name)
    },
  }
}

/** What a picture is written to until it is complete. */
const partOf = (name: string) => `${name}.part`

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
