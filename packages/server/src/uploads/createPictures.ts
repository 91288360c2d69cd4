import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { invalid } from '../Refusal.ts'
import type { Pictures } from './Pictures.ts'
import type { PictureStore } from './PictureStore.ts'

const LONGEST_SIDE = 2000
const MOST_PIXELS = 50_000_000
const NAME = /^(picture|receipt)-[\w-]{22}\.webp$/

/** The pictures of a school, wherever their bytes are kept. */
export function createPictures(store: PictureStore): Pictures {
  return {
    keep: async (file, field, kind = 'picture') => {
      const picture = await redraw(file).catch(() => undefined)
      if (!picture) throw invalid(field, 'The picture can’t be read. Choose another one.')
      const name = `${kind}-${randomBytes(16).toString('base64url')}.webp`
      await store.write(name, picture)
      return name
    },
    read: async (name) => (NAME.test(name) ? store.read(name) : undefined),
    remove: async (name) => {
      if (NAME.test(name)) await store.remove(name)
    },
  }
}

async function redraw(file: File): Promise<Buffer> {
  return sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
