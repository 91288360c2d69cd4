import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureStorage } from './createPictureStorage.ts'
import { calculateStoredSize } from './calculateStoredSize.ts'
import type { PictureKind } from './PictureStorage.ts'

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

const cases = [
  ['receipt', 4000, 3000, 2000, 1500],
  ['receipt', 1080, 9120, 1080, 9120],
  ['receipt', 1440, 8000, 1080, 6000],
  ['receipt', 500, 20_000, 400, 16_000],
  ['receipt', 300, 400, 300, 400],
  ['picture', 1080, 9120, 237, 2000],
  ['small', 1600, 1200, 800, 600],
] satisfies [PictureKind, number, number, number, number][]

test.each(cases)('a %s of %i × %i is kept as %i × %i', async (kind, width, height, keptWidth, keptHeight) => {
  const bytes = await draw(width, height)
  expect(await calculateStoredSize(bytes, kind)).toEqual({ width: keptWidth, height: keptHeight })
  let kept: Buffer | undefined
  const pictures = createPictureStorage({
    write: async (_, written) => void (kept = Buffer.from(written)),
    read: async () => undefined,
    remove: async () => undefined,
    retire: async () => undefined,
  })
  await pictures.store(new File([new Uint8Array(bytes)], 'chosen.png'), 'receipt', kind)
  expect(await sharp(kept).metadata()).toMatchObject({ width: keptWidth, height: keptHeight })
})
