import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureStore } from './PictureStore.ts'

/** Keeps pictures in a folder: each is written aside, then moved. */
export function createFolderStore(folder: string): PictureStore {
  return {
    write: async (name, picture) => {
      const aside = join(folder, `${name}.part`)
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
    remove: async (name) => rm(join(folder, name), { force: true }),
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
