import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Differing pixels up to which two pictures are the same. An absolute number: a small change on a large page counts. */
const TOLERATED_PIXELS = 50

/** Colour distance from which a pixel differs: 1 is from black to white. */
const THRESHOLD = 0.1

type Pixels = { data: Buffer; width: number; height: number }

type Difference = {
  /** Number of differing pixels. */
  pixels: number
  /** Before in grey with the differing pixels in red, as PNG. */
  picture: Buffer
}

/**
 * Compares two pictures. Returns undefined if they are the same. Anti-aliased pixels don't count; pixels that only the
 * larger picture has do.
 */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const [first, second] = await Promise.all([readPixels(before), readPixels(after)])
  const shared = { width: Math.min(first.width, second.width), height: Math.min(first.height, second.height) }
  const union = { width: Math.max(first.width, second.width), height: Math.max(first.height, second.height) }
  const output = Buffer.alloc(shared.width * shared.height * 4)
  const options = { threshold: THRESHOLD }
  const sharedPixels = pixelmatch(
    crop(first, shared),
    crop(second, shared),
    output,
    shared.width,
    shared.height,
    options,
  )
  const pixels = sharedPixels + union.width * union.height - shared.width * shared.height
  if (pixels <= TOLERATED_PIXELS) return undefined
  const picture = await sharp(output, { raw: { ...shared, channels: 4 } })
    // In the colour of pixelmatch.
    .extend({ right: union.width - shared.width, bottom: union.height - shared.height, background: '#f00' })
    .png()
    .toBuffer()
  return { pixels, picture }
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The top left part of a picture. */
function crop({ data, width }: Pixels, size: { width: number; height: number }): Buffer {
  const rows = Array.from({ length: size.height }, (_, row) =>
    data.subarray(row * width * 4, (row * width + size.width) * 4),
  )
  return Buffer.concat(rows)
}
