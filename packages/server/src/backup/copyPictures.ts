import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const PRIVATE = 0o600

/**
 * Copies the pictures that a copy doesn't have yet, one by one, also while others come and go: one that is half
 * written, or vanishes meanwhile, is left out, and whoever copies compares at the end. Gives how many were copied.
 */
export async function copyPictures(from: string, to: string, signal?: AbortSignal): Promise<number> {
  const [there, copied] = [await listFolder(from), new Set(await listFolder(to))]
  await mkdir(to, { recursive: true })
  let count = 0
  for (const name of there) {
    signal?.throwIfAborted()
    if (name.endsWith('.part') || copied.has(name)) continue
    if (await copyIfThere(join(from, name), join(to, name))) count += 1
  }
  return count
}

async function listFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
  // A copy has the rights of what it is a copy of, which may be from before they were narrow.
  await chmod(to, PRIVATE)
  return true
}
