import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './FileStore.ts'
import { ORPHAN_AGE_MILLISECONDS } from './collectOrphanedFiles.ts'

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
