import { detectFileType, SNIFF_BYTES } from '@maktab/shared/detectFileType'

type PictureMimeType = 'image/jpeg' | 'image/png' | 'image/webp'

/** Why a file can’t be used as a picture. */
export type PictureProblem = { problem: 'notPicture' } | { problem: 'tooLarge'; bytes: number }

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

/** Detects the picture type from the first twelve bytes, ignoring the file name; SVG isn’t accepted (decision 42). */
export function detectPictureMimeType(start: Uint8Array): PictureMimeType | undefined {
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'image/jpeg'
  if (start[0] === 0x89 && ascii(start, 1, 4) === 'PNG') return 'image/png'
  if (ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP') return 'image/webp'
  return undefined
}

const readStart = async (file: Blob) => new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())

/**
 * Checks the type of a chosen file, but not its size, because pictures are resized before upload. Undefined if it is
 * accepted.
 */
export async function validatePicture(file: Blob, { acceptsPdf = false } = {}): Promise<PictureProblem | undefined> {
  const start = await readStart(file)
  const isAccepted = detectPictureMimeType(start) !== undefined || (acceptsPdf && detectFileType(start) === 'pdf')
  return isAccepted ? undefined : { problem: 'notPicture' }
}

/** Checks the size of the file to upload. */
export function validateFileSize({ size }: Blob, maxBytes: number): PictureProblem | undefined {
  return size > maxBytes ? { problem: 'tooLarge', bytes: size } : undefined
}

/** Returns a PDF with the correct MIME type, whatever the system reported; undefined for any other file. */
export async function toPdfFile(file: File): Promise<File | undefined> {
  const isPdf = detectFileType(await readStart(file)) === 'pdf'
  return isPdf ? new File([file], file.name, { type: 'application/pdf' }) : undefined
}

type Size = { width: number; height: number }

/** Maximum longer side of an uploaded picture in pixels, unless its shorter side would become unreadable. */
const LONGEST_SIDE = 1600
/** Long screenshots stay readable: their shorter side isn't reduced below the width of a phone's screen. */
const READABLE_SIDE = 1080
/** Maximum canvas size on phones, and maximum side length the server accepts (WebP). */
const MAX_PIXELS = 12_000_000
const MAX_SIDE = 16_000

/** Computes the dimensions for upload. Pictures are never enlarged. */
export function getResizedDimensions({ width, height }: Size): Size {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  const readable = Math.max(LONGEST_SIDE / longer, READABLE_SIDE / shorter)
  const scale = Math.min(1, readable, Math.sqrt(MAX_PIXELS / (width * height)), MAX_SIDE / longer)
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** Larger PNGs are converted to JPEG: photos and long screenshots take many times the bytes as a PNG. */
const MAX_PNG_BYTES = 2 * 1024 * 1024

/**
 * Re-encodes a picture, smaller and without metadata such as the location of a photo (decision 42). Returns the
 * original file if the browser can't decode it.
 */
export async function resizePicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const png = file.type === 'image/png' ? await draw(bitmap, 'image/png') : null
    const blob = png && png.size <= MAX_PNG_BYTES ? png : await draw(bitmap, 'image/jpeg')
    bitmap.close()
    if (!blob) return file
    const name = file.name.replace(/\.\w+$/, '') + (blob.type === 'image/png' ? '.png' : '.jpg')
    return new File([blob], name, { type: blob.type })
  } catch {
    return file
  }
}

function draw(bitmap: ImageBitmap, type: 'image/png' | 'image/jpeg'): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, getResizedDimensions(bitmap))
  const context = canvas.getContext('2d')
  if (context && type === 'image/jpeg') {
    // JPEG has no transparency; transparent pixels would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}
