import { readNamedPictures } from '../database/namedPictures.ts'
import type { Database } from '../database/openDatabase.ts'
import { PICTURE_NAME } from './pictureName.ts'
import type { PictureStore } from './PictureStore.ts'

/** Long after a call that keeps pictures has ended, in whichever process. */
export const SWEPT_AFTER_MILLISECONDS = 60 * 60_000

/**
 * Removes pictures that no record names: those of calls that were killed, and those that were replaced. What isn't a
 * picture of the school is left alone. Gives the names of what it removed.
 */
export async function sweepPictures(database: Database, store: PictureStore, now: number): Promise<string[]> {
  const old = (await store.list()).filter(
    ({ name, at }) => at <= now - SWEPT_AFTER_MILLISECONDS && PICTURE_NAME.test(name.replace(/\.part$/, '')),
  )
  if (old.length === 0) return []
  const named = await readNamedPictures(database)
  const unnamed = old.map(({ name }) => name).filter((name) => !named.has(name))
  for (const name of unnamed) await store.remove(name)
  return unnamed
}
