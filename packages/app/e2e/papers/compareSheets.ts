import sharp from 'sharp'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A4, one pixel a millimetre. */
const WIDTH = 210
const HEIGHT = 297

/** A field of the paper, in millimetres: smaller than the shortest word, larger than what letters move by. */
const FIELD = 2

/** By how much of black and white a field may be lighter or darker: the edges of letters are drawn otherwise elsewhere. */
const TOLERANCE = 0.05

/** Fields that may be further apart, of more than 15,000. */
const STRAY_FIELDS = 2

async function fieldsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .greyscale()
    .resize({ width: WIDTH / FIELD, height: Math.round(HEIGHT / FIELD), fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
}

/** How many fields of two sheets are lighter or darker than they may be. */
export async function fieldsApart(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [await fieldsOf(one), await fieldsOf(other)]
  const isApart = (shade: number, at: number) => Math.abs(shade - (second[at] ?? 0)) > TOLERANCE * 255
  return [...first].filter(isApart).length
}

/** Whether two sheets look the same, whoever drew their letters. */
export async function isSameSheet(one: Buffer, other: Buffer): Promise<boolean> {
  return (await fieldsApart(one, other)) <= STRAY_FIELDS
}

/** So many pixels for each point of the paper: enough that thin strokes are not lost before they are made small. */
const SHARPNESS = 2

/** Each page of a PDF as a small grey picture, one pixel a millimetre of A4. */
export async function drawPdf(data: Buffer): Promise<Buffer[]> {
  const task = getDocument({ data: new Uint8Array(data), verbosity: 0, disableFontFace: true })
  const document = await task.promise
  const pictures: Buffer[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: SHARPNESS })
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
    const canvas = createCanvas(width, height)
    // It draws as a browser's canvas does, of which pdf.js asks for no more.
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
