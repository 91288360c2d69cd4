import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { HEIGHT, WIDTH } from './compareSheets.ts'

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
