import sharp from 'sharp'
import type { PictureKind } from './PictureStorage.ts'

/** How many pixels the longest side of a kept picture has at most. */
const longestSides: Record<PictureKind, number> = { picture: 2000, small: 800, receipt: 2000 }

/** A receipt may be a long screenshot: its shorter side isn't drawn smaller than a phone's screen. */
const READABLE_SIDE = 1080
/** No WebP has a longer side than 16,383 pixels. */
const MAX_SIDE = 16_000

type Size = { width: number; height: number }

/** The size at which a picture is kept, from the first bytes of its file. It is never enlarged. */
export async function calculateStoredSize(bytes: Buffer, kind: PictureKind): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  const fitting = longestSides[kind] / longer
  const readable = kind === 'receipt' ? Math.max(fitting, READABLE_SIDE / shorter) : fitting
  const scale = Math.min(1, readable, MAX_SIDE / longer)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}
