import { isReceiptField } from './isReceiptField.ts'
import type { PictureKind, PictureStorage, Sender } from './PictureStorage.ts'

type StoredPictures = {
  /** Gives a handler the name under which a picture of its call was kept already. */
  pictures: PictureStorage
  /** Forgets what a handler took, whose work came to nothing and is done again. */
  startOver: () => void
  removeUnused: () => Promise<unknown>
  removeKept: () => Promise<unknown>
}

/** What is drawn of the file of a field. */
export function getPictureKinds(field: string): PictureKind[] {
  // A piece is no picture yet.
  if (field === 'piece') return []
  if (isReceiptField(field)) return ['receipt']
  return field === 'frontPicture' ? ['picture', 'small'] : ['picture']
}

/**
 * Keeps the pictures of a call before its transaction begins, which would make others wait while they are redrawn.
 * A call that fails leaves none behind, one that is done none that it didn’t take.
 */
export async function storePictures(
  files: ReadonlyMap<string, File>,
  store: PictureStorage,
  sender: Sender,
): Promise<StoredPictures> {
  const names = new Map<File, Map<PictureKind, string>>()
  const all = () => [...names.values()].flatMap((byKind) => [...byKind.values()])
  const note = (file: File, kind: PictureKind, name: string) => {
    names.set(file, (names.get(file) ?? new Map<PictureKind, string>()).set(kind, name))
  }
  const remove = (unwanted: Iterable<string>) => Promise.all([...unwanted].map((name) => store.remove(name)))
  try {
    for (const [field, file] of files) {
      for (const kind of getPictureKinds(field)) note(file, kind, await store.store(file, field, kind, sender))
    }
  } catch (error) {
    await remove(all())
    throw error
  }
  const unused = new Set(all())
  const keep: PictureStorage['store'] = async (file, field, kind = 'picture') => {
    const name = names.get(file)?.get(kind)
    if (name === undefined) throw new Error(`The file of ${field} was not kept before the transaction.`)
    unused.delete(name)
    return name
  }
  return {
    pictures: { ...store, store: keep },
    startOver: () => all().forEach((name) => unused.add(name)),
    removeUnused: () => remove(unused),
    removeKept: () => remove(all()),
  }
}
