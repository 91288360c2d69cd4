import { limits } from './limits.ts'
import type { Schema } from './Schema.ts'

type Fields = Record<string, string[]>

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
]

/**
 * Takes the files out of a decoded body, so that their names stay, which fit any schema of a text. Found fault with is
 * a file where text belongs, text where a file belongs, and what is no picture (JPEG, PNG or WebP of at most 5 MB);
 * the others are given by where they stood (`courses[0].billing.receipt_image`). What is nested far too deep is cut off.
 */
export async function takePictures(
  body: unknown,
  bodySchema: Schema | undefined,
): Promise<{ body: unknown; faults: Fields; files: Map<string, File> }> {
  const faults: Fields = {}
  const files = new Map<string, File>()
  const walk = (value: unknown, schema: Schema | undefined, path: string, level: number): unknown => {
    const isFileWanted = schema?.contentMediaType !== undefined || schema?.format === 'binary'
    if (value instanceof File) {
      if (isFileWanted) files.set(path, value)
      else faults[path] = ['Text is expected here, not a file.']
      return value.name
    }
    if (isFileWanted) faults[path] = ['The picture must be sent as a file.']
    if (typeof value !== 'object' || value === null) return value
    if (level > limits.levels) {
      faults[path] = ['This is nested too deep.']
      return null
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => walk(item, schema?.items, `${path}[${index}]`, level + 1))
    }
    const entries = Object.entries(value).map(
      ([key, inner]) =>
        [key, walk(inner, schema?.properties?.[key], path === '' ? key : `${path}.${key}`, level + 1)] as const,
    )
    return Object.fromEntries(entries)
  }
  const taken = walk(body, bodySchema, '', 0)
  for (const [path, file] of files) {
    const fault = await faultOf(file)
    if (fault === undefined) continue
    faults[path] = [fault]
    files.delete(path)
  }
  return { body: taken, faults, files }
}

async function faultOf(file: File): Promise<string | undefined> {
  if (file.size > limits.pictureBytes) return 'The picture is larger than 5 MB.'
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isPicture = signatures.some((signature) => signature.every((byte, index) => start[index] === byte))
  return isPicture ? undefined : 'The file is no JPEG, PNG or WebP picture.'
}
