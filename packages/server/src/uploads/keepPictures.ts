import type { Pictures } from './Pictures.ts'

type Kept = {
  /** Gives a handler the name under which a picture of its call was kept already. */
  pictures: Pictures
  /** Forgets what a handler took, whose work came to nothing and is done again. */
  startOver: () => void
  removeUnused: () => Promise<unknown>
  removeKept: () => Promise<unknown>
}

/**
 * Keeps the pictures of a call before its transaction begins, which would make others wait while they are redrawn.
 * A call that fails leaves none behind, one that is done none that it didn’t take.
 */
export async function keepPictures(files: ReadonlyMap<string, File>, store: Pictures): Promise<Kept> {
  const names = new Map<File, string>()
  const remove = (unwanted: Iterable<string>) => Promise.all([...unwanted].map((name) => store.remove(name)))
  try {
    for (const [field, file] of files) {
      // A piece is no picture yet.
      if (field === 'piece') continue
      names.set(file, await store.keep(file, field, field.includes('receipt') ? 'receipt' : 'picture'))
    }
  } catch (error) {
    await remove(names.values())
    throw error
  }
  const unused = new Set(names.values())
  const keep: Pictures['keep'] = async (file, field, kind) => {
    const name = names.get(file) ?? (await store.keep(file, field, kind))
    names.set(file, name)
    unused.delete(name)
    return name
  }
  return {
    pictures: { ...store, keep },
    startOver: () => names.forEach((name) => unused.add(name)),
    removeUnused: () => remove(unused),
    removeKept: () => remove(names.values()),
  }
}
