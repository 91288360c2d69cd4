import { expect, test } from 'vitest'
import { validatePicture, validateFileSize, detectPictureMimeType, getResizedDimensions } from './pictureFile.ts'

const bytes = (...parts: (number | string)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)))),
  )

// proves D42.1
test.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF'), 'image/jpeg'],
  ['a PNG', bytes(0x89, 'PNG', 13, 10, 26, 10), 'image/png'],
  ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP'), 'image/webp'],
  ['an SVG', bytes('<svg xmlns='), undefined],
  ['a PDF', bytes('%PDF-1.7'), undefined],
  ['a WAV', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), undefined],
  ['nothing', bytes(), undefined],
])('detectPictureMimeType of %s returns %s', (_, start, type) => expect(detectPictureMimeType(start)).toBe(type))

// proves D42.1
test('validateFileSize reports a file above the limit with its size', () => {
  const file = new Blob([new Uint8Array(103)])
  expect(validateFileSize(file, 50)).toEqual({ problem: 'tooLarge', bytes: 103 })
  expect(validateFileSize(file, 103)).toBeUndefined()
})

// proves 1§5.8, 2§5.2, X77
test('validatePicture accepts a PDF only with acceptsPdf', async () => {
  const pdf = new Blob([bytes('%PDF-1.7')])
  expect(await validatePicture(pdf)).toEqual({ problem: 'notPicture' })
  expect(await validatePicture(pdf, { acceptsPdf: true })).toBeUndefined()
  expect(await validatePicture(new Blob(['\n'.repeat(500), pdf]), { acceptsPdf: true })).toBeUndefined()
  expect(await validatePicture(new Blob(['<svg/>']), { acceptsPdf: true })).toEqual({ problem: 'notPicture' })
})

test.each([
  ['a photo', 4000, 3000, 1600, 1200],
  ['a photo taken upright', 3000, 4000, 1200, 1600],
  ['a wide photo', 4000, 2250, 1920, 1080],
  ['a small picture', 800, 600, 800, 600],
  ['a long screenshot', 1080, 9120, 1080, 9120],
  ['a sharp long screenshot', 1440, 6000, 1080, 4500],
  ['a narrow till roll', 600, 15_000, 600, 15_000],
  ['a picture as wide as a line', 30_000, 10, 16_000, 5],
])('getResizedDimensions resizes %s of %i × %i to %i × %i', (_, width, height, sentWidth, sentHeight) => {
  expect(getResizedDimensions({ width, height })).toEqual({ width: sentWidth, height: sentHeight })
})

test('getResizedDimensions limits pictures to 12 megapixels', () => {
  const { width, height } = getResizedDimensions({ width: 2000, height: 30_000 })
  expect(width * height).toBeLessThanOrEqual(12_000_000)
  expect(width * height).toBeGreaterThan(11_900_000)
  expect(height / width).toBeCloseTo(15, 1)
})
