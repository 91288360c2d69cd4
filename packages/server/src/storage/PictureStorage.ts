import sharp from 'sharp'

/** `small` is an extra version for small screens. */
export type PictureKind = 'picture' | 'small' | 'receipt'

/** Who sends pictures (an account or a network's visitors), and how many of theirs may wait for processing. */
export type Sender = { key: string; maxQueued: number }

/** Storage of pictures; their URL is `/uploads/{name}`. */
export type PictureStorage = {
  /**
   * Re-encodes a picture without its metadata and stores it under a random name; throws an `HttpError` for the field if it
   * isn't a picture. A receipt is served only by signed URLs and may be a PDF, which is stored unchanged.
   */
  store: (file: File, field: string, kind?: PictureKind, sender?: Sender) => Promise<string>
  read: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
  /** Removes a picture that was replaced, possibly with a delay. */
  retire: (name: string) => Promise<void>
}

/** Names of pictures and PDF receipts; other files are never read or removed. */
export const PICTURE_NAME_PATTERN = /^(?:picture-[\w-]{22}\.webp|receipt-[\w-]{22}\.(?:webp|pdf))$/

/** The media type of a stored file by its name. */
export function getMediaType(name: string): 'application/pdf' | 'image/webp' {
  return name.endsWith('.pdf') ? 'application/pdf' : 'image/webp'
}

export function getPictureUrl(name: string): string
export function getPictureUrl(name: string | null): string | null
/** The URL of a picture; null for null. */
export function getPictureUrl(name: string | null): string | null {
  return name === null ? null : `/uploads/${name}`
}

/** Whether the file of this field is a receipt: `receipt`, `courses[0].billing.receipt_image`. */
export function isReceiptField(field: string): boolean {
  return field.includes('receipt')
}

/** Maximum length of the longest side in pixels. */
const longestSides: Record<PictureKind, number> = { picture: 2000, small: 800, receipt: 2000 }

/** Receipts may be long screenshots, whose shorter side isn't reduced below the width of a phone screen. */
const READABLE_SIDE = 1080
/** WebP is limited to 16,383 pixels per side. */
const MAX_SIDE = 16_000

type Size = { width: number; height: number }

/** The size to store a picture at, read from its header. It is never enlarged. */
export async function calculateStoredSize(bytes: Buffer, kind: PictureKind): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  const fitScale = longestSides[kind] / longer
  const readableScale = kind === 'receipt' ? Math.max(fitScale, READABLE_SIDE / shorter) : fitScale
  const scale = Math.min(1, readableScale, MAX_SIDE / longer)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}
