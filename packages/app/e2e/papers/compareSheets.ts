import sharp from 'sharp'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A4 at one pixel per millimeter. */
const WIDTH = 210
const HEIGHT = 297

/** Size of a compared cell in millimeters: smaller than the shortest word, larger than the shifts of letters. */
const CELL = 2

/** The allowed difference in brightness of a cell, because antialiasing differs between machines. */
const TOLERANCE = 0.05

/** The number of cells that may differ more, out of more than 15,000. */
const MAX_DIFFERING_CELLS = 2

async function toCells(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .greyscale()
    .resize({ width: WIDTH / CELL, height: Math.round(HEIGHT / CELL), fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
}

/** The number of cells that differ between two sheets. */
export async function countDifferingCells(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [await toCells(one), await toCells(other)]
  const differs = (shade: number, at: number) => Math.abs(shade - (second[at] ?? 0)) > TOLERANCE * 255
  return [...first].filter(differs).length
}

/** Whether two sheets look the same, regardless of the machine that rendered them. */
export async function isSameSheet(one: Buffer, other: Buffer): Promise<boolean> {
  return (await countDifferingCells(one, other)) <= MAX_DIFFERING_CELLS
}

/** Pixels per point when rendering: enough that thin strokes survive the downscaling. */
const SCALE = 2

/** Renders each page of a PDF as a small grayscale picture, one pixel per millimeter of A4. */
export async function renderPdf(data: Buffer): Promise<Buffer[]> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0, disableFontFace: true })
  const document = await task.promise
  const pictures: Buffer[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: SCALE })
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
    const canvas = createCanvas(width, height)
    // Compatible with the browser’s canvas as far as pdf.js uses it.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    const { data: pixels } = canvas.getContext('2d').getImageData(0, 0, width, height)
    pictures.push(
      await sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } })
        .flatten({ background: 'white' })
        .greyscale()
        .resize({ width: WIDTH, height: HEIGHT, fit: 'fill' })
        .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9 })
        .toBuffer(),
    )
  }
  await task.destroy()
  return pictures
}
