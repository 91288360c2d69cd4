import type { Schema } from './Schema.ts'

type Fields = Record<string, string[]>

const LARGEST_PICTURE = 5 * 1024 * 1024

/** No body of the contract goes half as deep; far deeper ones exhaust whoever walks through them. */
const DEEPEST = 32

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
  const walk = async (value: unknown, schema: Schema | undefined, path: string, depth: number): Promise<unknown> => {
    const isFileWanted = schema?.contentMediaType !== undefined || schema?.format === 'binary'
    if (value instanceof File) {
      const fault = isFileWanted ? await faultOf(value) : 'Text is expected here, not a file.'
      if (fault) faults[path] = [fault]
      else files.set(path, value)
      return value.name
    }
    if (isFileWanted) faults[path] = ['The picture must be sent as a file.']
    if (typeof value !== 'object' || value === null) return value
    if (depth > DEEPEST) {
      faults[path] = ['This is nested too deep.']
      return null
    }
    if (Array.isArray(value)) {
      return Promise.all(value.map((item, index) => walk(item, schema?.items, `${path}[${index}]`, depth + 1)))
    }
    const entries = Object.entries(value).map(
      async ([key, inner]) =>
        [key, await walk(inner, schema?.properties?.[key], path === '' ? key : `${path}.${key}`, depth + 1)] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }
  return { body: await walk(body, bodySchema, '', 0), faults, files }
}

async function faultOf(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_PICTURE) return 'The picture is larger than 5 MB.'
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isPicture = signatures.some((signature) => signature.every((byte, index) => start[index] === byte))
  return isPicture ? undefined : 'The file is no JPEG, PNG or WebP picture.'
}
