import { isReceiptField, type PictureKind, type PictureStorage, type Sender } from './PictureStorage.ts'
import { refundQuota, consumeQuota } from '../database/quotas.ts'
import type { Database } from '../database/openDatabase.ts'
import { HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { MAX_PIXELS, readPixelCount } from './createPictureStorage.ts'

type StoredPictures = {
  /** Gives a handler the name under which a picture of its call was kept already. */
  pictures: PictureStorage
  /** Forgets what a handler took, whose work came to nothing and is done again. */
  startOver: () => void
  removeUnused: () => Promise<unknown>
  removeKept: () => Promise<unknown>
}

/** What is drawn of the file of a field. */
function getPictureKinds(field: string): PictureKind[] {
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

const QUARTER_MILLISECONDS = 15 * 60_000
const MEGAPIXEL = 1_000_000
/** What is counted at once: a small picture costs little. */
const UNIT = MEGAPIXEL / 100
/** What may be drawn in a quarter of an hour; 25 megapixels take most of a second. */
const LIMITS = { account: (300 * MEGAPIXEL) / UNIT, network: (1500 * MEGAPIXEL) / UNIT }

type PixelUsage = {
  /** Undefined for a visitor. */
  accountId: number | undefined
  network: string
  files: ReadonlyMap<string, File>
  now: number
}

/** Counts what the pictures of a call take to draw against the quotas of an account and a network, or refuses with 429. */
export async function consumePixelQuota(
  database: Database,
  { accountId, network, files, now }: PixelUsage,
): Promise<void> {
  let units = 0
  for (const [field, file] of files) units += await unitsOf(field, file)
  if (units === 0) return
  const ofNetwork = { key: `pixels from ${network}`, most: LIMITS.network }
  const ofAccount = { key: `pixels by ${accountId}`, most: LIMITS.account }
  const spent = []
  for (const { key, most } of accountId === undefined ? [ofNetwork] : [ofAccount, ofNetwork]) {
    if (!(await consumeQuota(database, { key, most, units, milliseconds: QUARTER_MILLISECONDS, now }))) {
      for (const one of spent) await refundQuota(database, { key: one, units })
      throw new HttpError(429, message('Too many large pictures were sent. Try again in a quarter of an hour.'))
    }
    spent.push(key)
  }
}

/** One that is too large to be drawn takes nothing. */
async function unitsOf(field: string, file: File): Promise<number> {
  const kinds = getPictureKinds(field)
  if (kinds.length === 0) return 0
  const pixels = await readPixelCount(Buffer.from(await file.arrayBuffer()))
  return pixels > MAX_PIXELS ? 0 : Math.ceil((pixels * kinds.length) / UNIT)
}
