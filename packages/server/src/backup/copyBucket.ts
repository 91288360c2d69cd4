import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_NAME_PATTERN } from '../storage/pictureName.ts'
import type { BucketStore } from '../storage/FileStore.ts'

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
