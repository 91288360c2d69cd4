import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureStorage } from '../storage/PictureStorage.ts'

/** How large each is, and the share of it that the mark takes: of a maskable one a device may cut off the rest. */
const icons = {
  'icon-192.png': { size: 192, share: 0.9 },
  'icon-512.png': { size: 512, share: 0.9 },
  'icon-maskable-512.png': { size: 512, share: 0.56 },
  'apple-touch-icon.png': { size: 180, share: 0.8 },
} as const

type IconName = keyof typeof icons

/** The icons of the school: made of its own mark once, or the product’s where it has none. */
export function createSchoolIcons(folder: string, pictures: PictureStorage) {
  let drawn: { logo: string; icons: Map<IconName, Promise<Buffer>> } | undefined
  const product = (name: IconName) => readFile(join(folder, name))
  const drawAnew = async (name: IconName, logo: string) => {
    const picture = await pictures.read(logo)
    return picture ? drawOn(picture, icons[name]) : product(name)
  }
  return {
    names: Object.keys(icons) as IconName[],
    draw: async (name: IconName, logo: string | null): Promise<Buffer> => {
      if (logo === null) return product(name)
      if (drawn?.logo !== logo) drawn = { logo, icons: new Map() }
      const known = drawn.icons.get(name) ?? drawAnew(name, logo)
      drawn.icons.set(name, known)
      return known
    },
  }
}

/** A mark on a white square: a device shows icons on grounds of any colour. */
async function drawOn(picture: Buffer, { size, share }: { size: number; share: number }): Promise<Buffer> {
  const side = Math.round(size * share)
  const mark = await sharp(picture).resize(side, side, { fit: 'inside' }).png().toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: 'white' } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
