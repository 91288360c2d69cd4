import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { createPicturePdf } from './createPicturePdf.ts'

/** The smallest JPEG: one grey pixel. */
const jpeg = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  ),
  (letter) => letter.charCodeAt(0),
)

test('a PDF has a page of the width of A4 for each picture, as long as the picture, and a title in any script', async () => {
  const pages = [
    { jpeg, width: 794, height: 1123 },
    { jpeg, width: 794, height: 2000 },
  ]
  const pdf = createPicturePdf(pages, 'رپورٹ · Zaynab')
  expect(pdf.type).toBe('application/pdf')
  const document = await getDocument({ data: new Uint8Array(await pdf.arrayBuffer()) }).promise
  expect(document.numPages).toBe(2)
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: 'رپورٹ · Zaynab' })
  for (const [index, { width, height }] of pages.entries()) {
    const { view } = await document.getPage(index + 1)
    expect(view[2]).toBeCloseTo(595.28, 1)
    expect(view[3]).toBeCloseTo((595.28 * height) / width, 1)
  }
})
