import sharp from 'sharp'
import { LOOK } from './compareLooks.ts'

/** A small grey picture of a receipt, whose light and dark are told apart as well as it goes, however it was taken. */
export async function readLook(picture: Buffer): Promise<Uint8Array> {
  const grey = await sharp(picture, { limitInputPixels: 25_000_000 })
    .greyscale()
    .resize({ ...LOOK, fit: 'fill' })
    .raw()
    .toBuffer()
  const sorted = grey.toSorted()
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  const [dark, light] = [at(0.02), at(0.98)]
  return grey.map((value) => Math.min(255, Math.max(0, ((value - dark) * 255) / Math.max(1, light - dark))))
}
