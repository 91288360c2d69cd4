import { sql } from 'kysely'
import { pictureColumns, selectReferencedPictures } from '../database/referencedPictures.ts'
import type { Database } from '../database/openDatabase.ts'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores files in a folder or bucket. A file is either complete or missing. */
export type FileStore = {
  write: (name: string, picture: Buffer) => Promise<void>
  read: (name: string) => Promise<Buffer | undefined>
  /** Removes a file, also a partly written one; ignores a missing file. */
  remove: (name: string) => Promise<void>
  /** Removes a replaced picture immediately, or leaves it to `collectOrphanedFiles` if a backup may need it. */
  retire: (name: string) => Promise<void>
}

/** A bucket also lists its files, for backups. */
export type BucketStore = FileStore & { list: () => Promise<string[]> }

/** Longer than any request that stores pictures takes. */
export const ORPHAN_AGE_MILLISECONDS = 60 * 60_000

/**
 * Removes pictures that this database has stored and no record references: those of interrupted requests and replaced
 * ones. Other files stay. The store must be one of `withPictureRecords`. Returns the names of removed files.
 */
export async function collectOrphanedFiles(database: Database, store: FileStore, now: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from stored_pictures where stored_at <= ${now - ORPHAN_AGE_MILLISECONDS}
    except select name from (${sql.raw(selectReferencedPictures(pictureColumns))}) as named`.execute(database)
  for (const { name } of rows) await store.remove(name)
  return rows.map(({ name }) => name)
}

/**
 * Stores pictures in a folder, written to a temporary file and then renamed. A recently written picture that is replaced
 * is removed later, because a running backup may have a database that references it.
 */
export function createFolderStore(folder: string, young = ORPHAN_AGE_MILLISECONDS): FileStore {
  const remove = async (name: string) => {
    for (const path of [name, partOf(name)]) await rm(join(folder, path), { force: true })
  }
  return {
    write: async (name, picture) => {
      const temporary = join(folder, partOf(name))
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(temporary, picture, { flush: true })
        await rename(temporary, join(folder, name))
      } catch (error) {
        await rm(temporary, { force: true })
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

/** The temporary file that a picture is written to. */
const partOf = (name: string) => `${name}.part`

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
