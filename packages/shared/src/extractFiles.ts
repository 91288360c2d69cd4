import { detectFileType, SNIFF_BYTES } from './detectFileType.ts'
import { requestLimits } from './requestLimits.ts'
import type { FileKind, BodySchema } from './BodySchema.ts'

type Fields = Record<string, string[]>

/**
 * Replaces the files of a decoded body by their names, which match any text schema, and returns the files by field path
 * (`courses[0].billing.receipt_image`). Reports text in place of a file and the reverse, and files that aren't a picture
 * (JPEG, PNG or WebP of at most 5 MB) or, for a receipt, a PDF. Cuts off values that are nested too deep.
 */
export async function extractFiles(
  body: unknown,
  bodySchema: BodySchema | undefined,
): Promise<{ body: unknown; faults: Fields; files: Map<string, File> }> {
  const faults: Fields = {}
  const files = new Map<string, File>()
  const kinds = new Map<string, FileKind>()
  const walk = (value: unknown, schema: BodySchema | undefined, path: string, level: number): unknown => {
    const isFileWanted = schema?.contentMediaType !== undefined || schema?.format === 'binary'
    if (value instanceof File) {
      if (isFileWanted) {
        files.set(path, value)
        kinds.set(path, schema['x-holds'] ?? 'picture')
      } else faults[path] = ['This field takes text, not a file.']
      return value.name
    }
    if (isFileWanted) faults[path] = ['The image must be sent as a file.']
    if (typeof value !== 'object' || value === null) return value
    if (level > requestLimits.depth) {
      faults[path] = ['This has too many levels.']
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
    const fault = await validateFile(file, kinds.get(path))
    if (fault === undefined) continue
    faults[path] = [fault]
    files.delete(path)
  }
  return { body: taken, faults, files }
}

/** Validates a file by size and first bytes; undefined if it is acceptable. */
export async function validateFile(file: File, kind: FileKind = 'picture'): Promise<string | undefined> {
  if (kind === 'piece') return file.size > requestLimits.pieceBytes ? 'The chunk is larger than 256 kB.' : undefined
  if (file.size > requestLimits.pictureBytes) {
    return kind === 'receipt' ? 'The file is larger than 5 MB.' : 'The image is larger than 5 MB.'
  }
  const found = detectFileType(new Uint8Array(await file.slice(0, SNIFF_BYTES).arrayBuffer()))
  if (found === 'picture' || (kind === 'receipt' && found === 'pdf')) return undefined
  return kind === 'receipt'
    ? 'The file must be a JPEG, PNG, WebP or PDF.'
    : 'The file must be a JPEG, PNG or WebP image.'
}
