import sharp from 'sharp'
import type { PictureKind } from './Pictures.ts'

/** How many pixels a kept picture has at most on its longest side. */
export const longestSides: Record<PictureKind, number> = { picture: 2000, small: 800, receipt: 2000 }

type Size = { width: number; height: number }

/** How large the picture of a file is when it is kept, by its first bytes. */
export async function keptSize(file: File, kind: PictureKind): Promise<Size> {
  const { autoOrient } = await sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  const share = Math.min(1, longestSides[kind] / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * share))
  return { width: scaled(width), height: scaled(height) }
}
