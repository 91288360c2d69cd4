import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_NAME_PATTERN } from '../storage/PictureStorage.ts'
import type { BucketStore } from '../storage/fileStores.ts'

const PRIVATE = 0o600

/**
 * Copies the pictures that the target lacks, one by one. Pictures that are incomplete or deleted during the copy are
 * skipped; callers check for missing ones at the end. Returns the number copied.
 */
export async function copyPictures(from: string, to: string, signal?: AbortSignal): Promise<number> {
  const [available, copied] = [await listFolder(from), new Set(await listFolder(to))]
  await mkdir(to, { recursive: true })
  let count = 0
  for (const name of available) {
    signal?.throwIfAborted()
    if (name.endsWith('.part') || copied.has(name)) continue
    if (await copyIfExists(join(from, name), join(to, name))) count += 1
  }
  return count
}

async function listFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function copyIfExists(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
  // A copied file keeps the mode of its source, which may be from before modes were restricted.
  await chmod(to, PRIVATE)
  return true
}

/** Concurrent requests hide the latency of a remote store; this many pictures are held in memory. */
const AT_ONCE = 8

/** Copies the pictures of a bucket that the folder lacks. Pictures deleted during the copy are skipped. */
export async function copyFromBucket(store: BucketStore, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const copied = new Set(await readdir(to))
  await forEach(await missingIn(copied, store.list()), async (name) => {
    const picture = await store.read(name)
    if (!picture) return
    const temporary = join(to, `${name}.part`)
    await writeFile(temporary, picture, { mode: 0o600 })
    await rename(temporary, join(to, name))
  })
}

/** Copies the pictures of a folder that the bucket lacks. */
export async function copyToBucket(from: string, store: BucketStore): Promise<void> {
  const existing = new Set(await store.list())
  await forEach(await missingIn(existing, listFolder(from)), async (name) =>
    store.write(name, await readFile(join(from, name))),
  )
}

async function missingIn(existing: ReadonlySet<string>, names: Promise<string[]>): Promise<string[]> {
  return (await names).filter((name) => PICTURE_NAME_PATTERN.test(name) && !existing.has(name))
}

async function forEach(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const remaining = names.values()
  const takeOn = async () => {
    for (const name of remaining) await work(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeOn))
}
