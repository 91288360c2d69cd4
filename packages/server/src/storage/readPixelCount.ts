import sharp from 'sharp'

export const MAX_PIXELS = 25_000_000

/** By its first bytes, without drawing it; what can’t be read has none. */
export async function readPixelCount(bytes: Buffer): Promise<number> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  return size ? size.width * size.height : 0
}
