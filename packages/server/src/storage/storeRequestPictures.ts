import { isReceiptField, type PictureKind, type PictureStorage, type Sender } from './PictureStorage.ts'
import { consumeQuotas } from '../database/quotas.ts'
import type { Database } from '../database/openDatabase.ts'
import { HttpError } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { MAX_PIXELS, readPixelCount } from './createPictureStorage.ts'

type StoredPictures = {
  /** Returns to a handler the name of the picture that is already stored. */
  pictures: PictureStorage
  /** Resets which pictures were used, before a transaction is retried. */
  resetUsage: () => void
  removeUnused: () => Promise<unknown>
  removeAll: () => Promise<unknown>
}

/** Versions to create of a field's picture. */
function getPictureKinds(field: string): PictureKind[] {
  // A chunk isn't a picture yet.
  if (field === 'piece') return []
  if (isReceiptField(field)) return ['receipt']
  // A teacher’s portrait is only shown small.
  if (field === 'portrait') return ['small']
  return field === 'frontPicture' ? ['picture', 'small'] : ['picture']
}

/**
 * Stores the pictures of a request before its transaction, because processing them would make other transactions wait. A
 * failed request leaves none behind, a successful one only those it used.
 */
export async function storeRequestPictures(
  files: ReadonlyMap<string, File>,
  store: PictureStorage,
  sender: Sender,
): Promise<StoredPictures> {
  const names = new Map<File, Map<PictureKind, string>>()
  const all = () => [...names.values()].flatMap((byKind) => [...byKind.values()])
  const addName = (file: File, kind: PictureKind, name: string) => {
    names.set(file, (names.get(file) ?? new Map<PictureKind, string>()).set(kind, name))
  }
  const remove = (unwanted: Iterable<string>) => Promise.all([...unwanted].map((name) => store.remove(name)))
  try {
    for (const [field, file] of files) {
      for (const kind of getPictureKinds(field)) addName(file, kind, await store.store(file, field, kind, sender))
    }
  } catch (error) {
    await remove(all())
    throw error
  }
  const unused = new Set(all())
  const getStoredName: PictureStorage['store'] = async (file, field, kind = 'picture') => {
    const name = names.get(file)?.get(kind)
    if (name === undefined) throw new Error(`The file of ${field} was not stored before the transaction.`)
    unused.delete(name)
    return name
  }
  return {
    pictures: { ...store, store: getStoredName },
    resetUsage: () => all().forEach((name) => unused.add(name)),
    removeUnused: () => remove(unused),
    removeAll: () => remove(all()),
  }
}

const WINDOW_MILLISECONDS = 15 * 60_000
const MEGAPIXEL = 1_000_000
/** Quotas are counted in hundredths of a megapixel, so that small pictures cost little. */
const UNIT = MEGAPIXEL / 100
/** Limits for 15 minutes; processing 25 megapixels takes most of a second. */
const LIMITS = { account: (300 * MEGAPIXEL) / UNIT, network: (1500 * MEGAPIXEL) / UNIT }

type PixelUsage = {
  /** Undefined for a visitor. */
  accountId: number | undefined
  network: string
  files: ReadonlyMap<string, File>
  now: number
}

/** Counts the pixels of a request's pictures against the quotas of account and network; throws 429 above them. */
export async function consumePixelQuota(
  database: Database,
  { accountId, network, files, now }: PixelUsage,
): Promise<void> {
  let units = 0
  for (const [field, file] of files) units += await unitsOf(field, file)
  if (units === 0) return
  const window = { units, milliseconds: WINDOW_MILLISECONDS }
  const ofNetwork = { key: `pixels from ${network}`, most: LIMITS.network, ...window }
  const ofAccount = { key: `pixels by ${accountId}`, most: LIMITS.account, ...window }
  if (!(await consumeQuotas(database, accountId === undefined ? [ofNetwork] : [ofAccount, ofNetwork], now))) {
    throw new HttpError(429, message('Too many large images were sent. Try again in 15 minutes.'))
  }
}

/** A picture that is too large is rejected unprocessed, so it doesn't count. */
async function unitsOf(field: string, file: File): Promise<number> {
  const kinds = getPictureKinds(field)
  if (kinds.length === 0) return 0
  const pixels = await readPixelCount(Buffer.from(await file.arrayBuffer()))
  return pixels > MAX_PIXELS ? 0 : Math.ceil((pixels * kinds.length) / UNIT)
}
