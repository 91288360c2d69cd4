import sharp from 'sharp'

/** A small one is drawn for small screens, beside the picture itself. */
export type PictureKind = 'picture' | 'small' | 'receipt'

/** Who has pictures drawn: an account or the visitors of a network, and how many of theirs may wait. */
export type Sender = { key: string; mostWaiting: number }

/** Where pictures are kept; an address of one is `/uploads/{name}`. */
export type PictureStorage = {
  /**
   * Redraws a picture, without what it tells of place and camera, and keeps it under a name that can’t be guessed;
   * throws an `HttpError` for the field when it is none. A receipt is only shown by a signed address, and may be a PDF, which
   * is kept as it is.
   */
  store: (file: File, field: string, kind?: PictureKind, sender?: Sender) => Promise<string>
  read: (name: string) => Promise<Buffer | undefined>
  remove: (name: string) => Promise<void>
  /** For a picture that another has taken the place of: it goes, if need be a little later. */
  retire: (name: string) => Promise<void>
}

/** How pictures are called, and receipts that are a PDF: nothing else is read or removed. */
export const PICTURE_NAME_PATTERN = /^(?:picture-[\w-]{22}\.webp|receipt-[\w-]{22}\.(?:webp|pdf))$/

/** What is kept under a name. */
export function getMediaType(name: string): 'application/pdf' | 'image/webp' {
  return name.endsWith('.pdf') ? 'application/pdf' : 'image/webp'
}

export function getPictureUrl(name: string): string
export function getPictureUrl(name: string | null): string | null
/** The address of a picture by its name; null where there is none. */
export function getPictureUrl(name: string | null): string | null {
  return name === null ? null : `/uploads/${name}`
}

/** Whether the file of this field is a receipt: `receipt`, `courses[0].billing.receipt_image`. */
export function isReceiptField(field: string): boolean {
  return field.includes('receipt')
}

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
