import { randomBytes } from 'node:crypto'
import { detectFileKind } from '@maktab/contract/wire/kindOfFile'
import sharp from 'sharp'
import { invalidField } from '../lib/HttpError.ts'
import { message } from '../i18n/message.ts'
import { checkPdf } from './checkPdf.ts'
import { createFairQueue } from './createFairQueue.ts'
import { PICTURE_NAME_PATTERN } from './pictureName.ts'
import { MAX_PIXELS, readPixelCount } from './readPixelCount.ts'
import { calculateStoredSize } from './calculateStoredSize.ts'
import type { PictureKind, PictureStorage, Sender } from './PictureStorage.ts'
import type { FileStore } from './FileStore.ts'

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
