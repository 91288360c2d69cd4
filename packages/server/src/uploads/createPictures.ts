import { randomBytes } from 'node:crypto'
import { kindOfFile } from '@maktab/contract/wire/kindOfFile'
import sharp from 'sharp'
import { invalid } from '../Refusal.ts'
import { message } from '../i18n/message.ts'
import { checkPdf } from './checkPdf.ts'
import { createTurns } from './createTurns.ts'
import { PICTURE_NAME } from './pictureName.ts'
import { MOST_PIXELS, pixelsOf } from './pixelsOf.ts'
import { keptSize } from './keptSize.ts'
import type { PictureKind, Pictures, Sender } from './Pictures.ts'
import type { PictureStore } from './PictureStore.ts'

/** Who isn’t named: the school itself. */
const SCHOOL: Sender = { key: 'school', mostWaiting: 2 }

/** The pictures of a school, wherever their bytes are kept. */
export function createPictures(store: PictureStore): Pictures {
  // Drawing takes memory and processors by the size of a picture: however many come, one is drawn at a time.
  const inTurn = createTurns()
  return {
    keep: async (file, field, kind = 'picture', sender = SCHOOL) => {
      const bytes = Buffer.from(await file.arrayBuffer())
      const random = randomBytes(16).toString('base64url')
      if (kind === 'receipt' && kindOfFile(bytes) === 'pdf') {
        checkPdf(bytes, field)
        const name = `receipt-${random}.pdf`
        await store.write(name, bytes)
        return name
      }
      if ((await pixelsOf(bytes)) > MOST_PIXELS) {
        throw invalid(field, message('The picture has more than 25 megapixels. Choose a smaller one.'))
      }
      const picture = await inTurn(sender, () => redraw(bytes, kind).catch(() => undefined))
      if (!picture) throw invalid(field, message('The picture can’t be read. Choose another one.'))
      const name = `${kind === 'receipt' ? 'receipt' : 'picture'}-${random}.webp`
      await store.write(name, picture)
      return name
    },
    read: async (name) => (PICTURE_NAME.test(name) ? store.read(name) : undefined),
    remove: async (name) => {
      if (PICTURE_NAME.test(name)) await store.remove(name)
    },
    retire: async (name) => {
      if (PICTURE_NAME.test(name)) await store.retire(name)
    },
  }
}

async function redraw(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ ...(await keptSize(bytes, kind)), fit: 'fill', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
