import { constants } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_NAME_PATTERN } from '../storage/PictureStorage.ts'
import type { BucketStore } from '../storage/fileStores.ts'

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

/** A store far away answers several in the time of one; so many pictures are held at a time. */
const AT_ONCE = 8

/** Copies the pictures of a bucket that a folder doesn’t have yet; one that vanishes meanwhile is left out. */
export async function copyFromBucket(store: BucketStore, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const copied = new Set(await readdir(to))
  await forEach(await missingIn(copied, store.list()), async (name) => {
    const picture = await store.read(name)
    if (!picture) return
    const aside = join(to, `${name}.part`)
    await writeFile(aside, picture, { mode: 0o600 })
    await rename(aside, join(to, name))
  })
}

/** Copies the pictures of a folder into a bucket, but for those that it has. */
export async function copyToBucket(from: string, store: BucketStore): Promise<void> {
  const there = new Set(await store.list())
  const names = readdir(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  await forEach(await missingIn(there, names), async (name) => store.write(name, await readFile(join(from, name))))
}

async function missingIn(there: ReadonlySet<string>, names: Promise<string[]>): Promise<string[]> {
  return (await names).filter((name) => PICTURE_NAME_PATTERN.test(name) && !there.has(name))
}

async function forEach(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = names.values()
  const takeOn = async () => {
    for (const name of left) await work(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeOn))
}
