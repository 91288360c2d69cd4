import { expect, test } from 'vitest'
import { validatePicture, validateFileSize, detectPictureMimeType } from './pictureFile.ts'

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
])('%s is %s', (_, start, kind) => expect(detectPictureMimeType(start)).toBe(kind))

// proves D42.1
test('a file that is too large to be sent is reported with its size', () => {
  const file = new Blob([new Uint8Array(103)])
  expect(validateFileSize(file, 50)).toEqual({ problem: 'tooLarge', bytes: 103 })
  expect(validateFileSize(file, 103)).toBeUndefined()
})

// proves 1§5.8, 2§5.2, X77
test('a PDF is taken only where PDFs are accepted', async () => {
  const pdf = new Blob([bytes('%PDF-1.7')])
  expect(await validatePicture(pdf)).toEqual({ problem: 'notPicture' })
  expect(await validatePicture(pdf, { acceptsPdf: true })).toBeUndefined()
  expect(await validatePicture(new Blob(['\n'.repeat(500), pdf]), { acceptsPdf: true })).toBeUndefined()
  expect(await validatePicture(new Blob(['<svg/>']), { acceptsPdf: true })).toEqual({ problem: 'notPicture' })
})
