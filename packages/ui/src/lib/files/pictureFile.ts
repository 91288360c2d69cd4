import { detectFileKind, SNIFF_BYTES } from '@maktab/contract/wire/kindOfFile'

type PictureMimeType = 'image/jpeg' | 'image/png' | 'image/webp'

/** What is wrong with a file that was meant to be a picture. */
export type PictureProblem = { problem: 'notPicture' } | { problem: 'tooLarge'; bytes: number }

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

/** The kind of picture by its first twelve bytes, whatever its name says; SVG is never one (decision 42). */
export function detectPictureMimeType(start: Uint8Array): PictureMimeType | undefined {
  if (start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff) return 'image/jpeg'
  if (start[0] === 0x89 && ascii(start, 1, 4) === 'PNG') return 'image/png'
  if (ascii(start, 0, 4) === 'RIFF' && ascii(start, 8, 12) === 'WEBP') return 'image/webp'
  return undefined
}

const startOf = async (file: Blob) => new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer())

/** Looks into a chosen file, of any size: pictures are shrunk before they are sent. Undefined when it can be taken. */
export async function validatePicture(file: Blob, { acceptsPdf = false } = {}): Promise<PictureProblem | undefined> {
  const start = await startOf(file)
  const isTaken = detectPictureMimeType(start) !== undefined || (acceptsPdf && detectFileKind(start) === 'pdf')
  return isTaken ? undefined : { problem: 'notPicture' }
}

/** Checks the bytes that would be sent. */
export function validateFileSize({ size }: Blob, maxBytes: number): PictureProblem | undefined {
  return size > maxBytes ? { problem: 'tooLarge', bytes: size } : undefined
}

/** A PDF under its own kind, whatever the system called it; nothing for any other file. */
export async function toPdfFile(file: File): Promise<File | undefined> {
  const isPdf = detectFileKind(await startOf(file)) === 'pdf'
  return isPdf ? new File([file], file.name, { type: 'application/pdf' }) : undefined
}

type Size = { width: number; height: number }

/** The longest side of an ordinary picture that is sent, in pixels. */
const LONGEST_SIDE = 1600
/** A long screenshot or statement stays readable: its shorter side isn't drawn smaller than a phone's screen. */
const READABLE_SIDE = 1080
/** Phones draw no larger canvas, and the school draws no picture with a longer side (WebP). */
const MOST_PIXELS = 12_000_000
const LONGEST_OF_ALL = 16_000

/** The size in pixels at which a picture is sent. It is never enlarged. */
export function getResizedDimensions({ width, height }: Size): Size {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  const readable = Math.max(LONGEST_SIDE / longer, READABLE_SIDE / shorter)
  const scale = Math.min(1, readable, Math.sqrt(MOST_PIXELS / (width * height)), LONGEST_OF_ALL / longer)
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** A larger PNG is sent as a JPEG: photos and long screenshots take many times the bytes as a PNG. */
const LARGEST_PNG = 2 * 1024 * 1024

/**
 * A picture drawn again, smaller and without metadata, so that a phone's photo doesn't carry where it was taken
 * (decision 42). If the browser can't draw it, the file is sent as it is.
 */
export async function resizePicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const png = file.type === 'image/png' ? await draw(bitmap, 'image/png') : null
    const blob = png && png.size <= LARGEST_PNG ? png : await draw(bitmap, 'image/jpeg')
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
  const pen = canvas.getContext('2d')
  if (pen && type === 'image/jpeg') {
    // A JPEG has no transparency: it would be black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}
