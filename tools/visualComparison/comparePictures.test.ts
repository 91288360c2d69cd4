import { expect, test } from 'vitest'
import sharp from 'sharp'
import { comparePictures } from './comparePictures.ts'

type Box = { left: number; top: number; width: number; height: number; background: string }

/** A white picture with boxes. */
function draw(width: number, height: number, ...boxes: Box[]): Promise<Buffer> {
  const overlays = boxes.map(({ left, top, ...box }) => ({
    left,
    top,
    input: { create: { ...box, channels: 4 as const } },
  }))
  return sharp({ create: { width, height, channels: 4, background: '#fff' } })
    .composite(overlays)
    .png()
    .toBuffer()
}

/** A picture of a line that rises by 40 pixels; the renderer anti-aliases it. */
function drawLine(start: number): Promise<Buffer> {
  const line = `<path d="M0 ${start} L400 ${start + 40}" stroke="#000" stroke-width="2"/>`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${line}</svg>`))
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

const square = { left: 600, top: 500, width: 20, height: 20, background: '#106b58' }

test('a changed square of 20 pixels in a large picture is found', async () => {
  const found = await comparePictures(await draw(1280, 2000), await draw(1280, 2000, square))
  expect(found?.pixels).toBe(400)
})

test('the difference shows changed pixels in red', async () => {
  const found = await comparePictures(await draw(1280, 800), await draw(1280, 800, square))
  const { data, info } = await sharp(found?.picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  expect(colorAt(610, 510)).toEqual([255, 0, 0])
  expect(colorAt(10, 10)).not.toEqual([255, 0, 0])
})

test('equal pictures are the same', async () => {
  expect(await comparePictures(await draw(390, 844, square), await draw(390, 844, square))).toBeUndefined()
})

test('50 changed pixels are tolerated, 51 are not', async () => {
  const white = await draw(390, 844)
  const strip = { left: 10, top: 10, height: 1, background: '#000' }
  expect(await comparePictures(white, await draw(390, 844, { ...strip, width: 50 }))).toBeUndefined()
  expect(await comparePictures(white, await draw(390, 844, { ...strip, width: 51 }))).toMatchObject({ pixels: 51 })
})

test('different anti-aliasing of a line is tolerated, a moved line is not', async () => {
  expect((await drawLine(100)).equals(await drawLine(100.1))).toBe(false)
  expect(await comparePictures(await drawLine(100), await drawLine(100.1))).toBeUndefined()
  expect(await comparePictures(await drawLine(100), await drawLine(110))).toBeDefined()
})

test('rows and columns that only one picture has are counted and drawn', async () => {
  const [small, tall, wide] = await Promise.all([draw(390, 800), draw(390, 801), draw(400, 800)])
  expect(await comparePictures(small, tall)).toMatchObject({ pixels: 390 })
  expect(await comparePictures(tall, small)).toMatchObject({ pixels: 390 })
  const found = await comparePictures(small, wide)
  expect(found?.pixels).toBe(8000)
  expect(await sharp(found?.picture).metadata()).toMatchObject({ width: 400, height: 800 })
})

test('pixels are compared by position when the widths differ', async () => {
  const found = await comparePictures(await draw(1000, 700, square), await draw(1010, 700, square))
  expect(found?.pixels).toBe(7000)
})
