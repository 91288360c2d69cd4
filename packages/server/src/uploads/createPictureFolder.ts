import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { invalid } from '../Refusal.ts'
import type { Pictures } from './Pictures.ts'

const LONGEST_SIDE = 2000
const MOST_PIXELS = 50_000_000
const NAME = /^(picture|receipt)-[\w-]{22}\.webp$/

/** Keeps pictures in a folder. A picture is there whole or not at all: it is written aside, then moved. */
export function createPictureFolder(folder: string): Pictures {
  return {
    keep: async (file, field, kind = 'picture') => {
      const picture = await redraw(file).catch(() => undefined)
      if (!picture) throw invalid(field, 'The picture can’t be read. Choose another one.')
      const name = `${kind}-${randomBytes(16).toString('base64url')}.webp`
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${name}.part`), picture, { flush: true })
      await rename(join(folder, `${name}.part`), join(folder, name))
      return name
    },
    read: async (name) => (NAME.test(name) ? readFile(join(folder, name)).catch(() => undefined) : undefined),
    remove: async (name) => {
      if (NAME.test(name)) await rm(join(folder, name), { force: true })
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
