import { HttpError, invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import {
  type Sender,
  PICTURE_NAME_PATTERN,
  calculateStoredSize,
  type PictureKind,
  type PictureStorage,
} from './PictureStorage.ts'
import sharp from 'sharp'
import { randomBytes } from 'node:crypto'
import { detectFileKind } from '@maktab/contract/wire/kindOfFile'
import { checkPdf } from './checkPdf.ts'
import type { FileStore } from './fileStores.ts'

/**
 * Has one piece of work done at a time, and lets the senders take turns: who sends much waits for themselves. Refuses
 * work of a sender who has as much waiting as they may. Work that fails holds nobody up.
 */
export function createFairQueue(): <T>(sender: Sender, work: () => Promise<T>) => Promise<T> {
  /** By sender, in the order of their turns. */
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let isBusy = false
  const workOn = async () => {
    isBusy = true
    for (let turn = takeTurn(waiting); turn; turn = takeTurn(waiting)) await turn()
    isBusy = false
  }
  return async ({ key, mostWaiting }, work) =>
    new Promise((resolve, reject) => {
      const queue = waiting.get(key) ?? []
      if (queue.length >= mostWaiting) {
        throw new HttpError(429, message('Your other pictures are still being processed. Try again in a moment.'))
      }
      waiting.set(key, [...queue, () => work().then(resolve, reject)])
      if (!isBusy) void workOn()
    })
}

/** The first work of the sender whose turn it is, who then goes to the end. */
function takeTurn<Work>(waiting: Map<string, Work[]>): Work | undefined {
  const [next] = waiting
  if (!next) return undefined
  const [key, [work, ...others]] = next
  waiting.delete(key)
  if (others.length > 0) waiting.set(key, others)
  return work
}

export const MAX_PIXELS = 25_000_000

/** By its first bytes, without drawing it; what can’t be read has none. */
export async function readPixelCount(bytes: Buffer): Promise<number> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  return size ? size.width * size.height : 0
}

/** Who isn’t named: the school itself. */
const SCHOOL: Sender = { key: 'school', mostWaiting: 2 }

/** The pictures of a school, wherever their bytes are kept. */
export function createPictureStorage(store: FileStore): PictureStorage {
  // Drawing takes memory and processors by the size of a picture: however many come, one is drawn at a time.
  const inTurn = createFairQueue()
  return {
    store: async (file, field, kind = 'picture', sender = SCHOOL) => {
      const bytes = Buffer.from(await file.arrayBuffer())
      const random = randomBytes(16).toString('base64url')
      if (kind === 'receipt' && detectFileKind(bytes) === 'pdf') {
        checkPdf(bytes, field)
        const name = `receipt-${random}.pdf`
        await store.write(name, bytes)
        return name
      }
      if ((await readPixelCount(bytes)) > MAX_PIXELS) {
        throw invalidField(field, message('The picture has more than 25 megapixels. Choose a smaller one.'))
      }
      const picture = await inTurn(sender, () => redraw(bytes, kind).catch(() => undefined))
      if (!picture) throw invalidField(field, message('The picture can’t be read. Choose another one.'))
      const name = `${kind === 'receipt' ? 'receipt' : 'picture'}-${random}.webp`
      await store.write(name, picture)
      return name
    },
    read: async (name) => (PICTURE_NAME_PATTERN.test(name) ? store.read(name) : undefined),
    remove: async (name) => {
      if (PICTURE_NAME_PATTERN.test(name)) await store.remove(name)
    },
    retire: async (name) => {
      if (PICTURE_NAME_PATTERN.test(name)) await store.retire(name)
    },
  }
}

async function redraw(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ ...(await calculateStoredSize(bytes, kind)), fit: 'fill', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
