import type { BodySchema } from '@maktab/shared/BodySchema'
import sharp from 'sharp'
import { createHash } from 'node:crypto'
import type { TestSchool } from './openTestSchool.ts'

/** Encodes a body as a form with bracket names; `file` returns the file for a file name. */
export function createFormData(body: object, schema: BodySchema, file: (name: string) => File): FormData {
  const form = new FormData()
  const put = (name: string, value: string | number | boolean | object | null, at: BodySchema | undefined) => {
    if (typeof value !== 'object' || value === null) {
      const text = String(value ?? '')
      const isFile = at?.contentMediaType !== undefined || at?.format === 'binary'
      form.append(name, isFile ? file(text) : text)
    } else {
      for (const [key, inner] of Object.entries(value)) {
        put(`${name}[${key}]`, inner, at?.items ?? at?.properties?.[key])
      }
    }
  }
  for (const [key, value] of Object.entries(body)) put(key, value, schema.properties?.[key])
  return form
}

/** A small picture; pictures of different widths have different bytes. */
export async function createPictureFile(name = 'picture.png', width = 40): Promise<File> {
  const bytes = await sharp({ create: { width, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** A form with these fields. */
export function createForm(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** A picture of noise with at least this many bytes. */
export async function createLargeReceipt(bytes: number): Promise<Buffer<ArrayBuffer>> {
  const side = Math.ceil(Math.sqrt(bytes / 3)) + 8
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const drawn = await sharp({ create: { width: side, height: side, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer()
  return Buffer.from(new Uint8Array(drawn))
}

type UploadOptions = { token?: string; type?: 'image/png' | 'application/pdf'; piece?: number }

/** Uploads bytes in chunks, as browsers do; returns the name of the upload. */
export async function uploadInChunks(
  { api }: TestSchool,
  bytes: Buffer<ArrayBuffer>,
  { token, type = 'image/png', piece = 65_536 }: UploadOptions = {},
): Promise<{ name: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const who = token === undefined ? {} : { token }
  const { upload: name } = (await api('beginUpload', { body: { size: bytes.length, type, sha256 }, ...who })).body
  for (let offset = 0; offset < bytes.length; offset += piece) {
    const part = new File([bytes.subarray(offset, offset + piece)], 'piece')
    const { status } = await api('sendPiece', {
      params: { upload: name, offset },
      body: createForm({ piece: part }),
      ...who,
    })
    if (status !== 200) throw new Error(`Uploading a chunk returned ${status}.`)
  }
  return { name }
}
