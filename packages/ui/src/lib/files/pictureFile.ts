import { detectFileKind, SNIFF_BYTES } from '@maktab/contract/wire/kindOfFile'

export type PictureMimeType = 'image/jpeg' | 'image/png' | 'image/webp'

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
