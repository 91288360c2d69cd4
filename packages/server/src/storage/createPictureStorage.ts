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
import { detectFileType } from '@maktab/shared/detectFileType'
import { checkPdf } from './checkPdf.ts'
import type { FileStore } from './fileStores.ts'

/**
 * Runs one task at a time and lets the senders take turns, so that a sender with many tasks delays only itself. Rejects a
 * task if the sender's queue is full. A failed task doesn't stop the queue.
 */
export function createFairQueue(): <T>(sender: Sender, work: () => Promise<T>) => Promise<T> {
  /** Queues by sender, in the order of their turns. */
  const pending = new Map<string, (() => Promise<void>)[]>()
  let isBusy = false
  const runTasks = async () => {
    isBusy = true
    for (let task = takeTurn(pending); task; task = takeTurn(pending)) await task()
    isBusy = false
  }
  return async ({ key, maxQueued }, work) =>
    new Promise((resolve, reject) => {
      const queue = pending.get(key) ?? []
      if (queue.length >= maxQueued) {
        throw new HttpError(429, message('Your other images are still being processed. Try again in a moment.'))
      }
      pending.set(key, [...queue, () => work().then(resolve, reject)])
      if (!isBusy) void runTasks()
    })
}

/** Takes the first task of the next sender, who then moves to the end. */
function takeTurn<Work>(pending: Map<string, Work[]>): Work | undefined {
  const [next] = pending
  if (!next) return undefined
  const [key, [work, ...others]] = next
  pending.delete(key)
  if (others.length > 0) pending.set(key, others)
  return work
}

export const MAX_PIXELS = 25_000_000

/** The number of pixels according to the header; 0 if unreadable. */
export async function readPixelCount(bytes: Buffer): Promise<number> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  return size ? size.width * size.height : 0
}

/** The default sender: the school itself. */
const SCHOOL: Sender = { key: 'school', maxQueued: 2 }

/** Creates the picture storage on top of a file store. */
export function createPictureStorage(store: FileStore): PictureStorage {
  // Processing needs memory and CPU in proportion to the picture, so pictures are processed one at a time.
  const enqueue = createFairQueue()
  return {
    store: async (file, field, kind = 'picture', sender = SCHOOL) => {
      const bytes = Buffer.from(await file.arrayBuffer())
      const random = randomBytes(16).toString('base64url')
      if (kind === 'receipt' && detectFileType(bytes) === 'pdf') {
        checkPdf(bytes, field)
        const name = `receipt-${random}.pdf`
        await store.write(name, bytes)
        return name
      }
      if ((await readPixelCount(bytes)) > MAX_PIXELS) {
        throw invalidField(field, message('This image is too large. Choose one under 25 megapixels.'))
      }
      const picture = await enqueue(sender, () => redraw(bytes, kind).catch(() => undefined))
      if (!picture) throw invalidField(field, message('We couldn’t read this image. Choose another one.'))
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
