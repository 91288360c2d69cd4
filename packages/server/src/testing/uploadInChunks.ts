import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { TestSchool } from './openTestSchool.ts'
import { createForm } from './createPictureFile.ts'

/** A picture of at least as many bytes, each unlike the next. */
export async function createLargeReceipt(bytes: number): Promise<Buffer<ArrayBuffer>> {
  const side = Math.ceil(Math.sqrt(bytes / 3)) + 8
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const drawn = await sharp({ create: { width: side, height: side, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer()
  return Buffer.from(new Uint8Array(drawn))
}

type UploadOptions = { token?: string; type?: 'image/png' | 'application/pdf'; piece?: number }

/** Sends bytes in pieces, as a browser does; gives the name of the upload. */
export async function uploadInChunks(
  { ask }: TestSchool,
  bytes: Buffer<ArrayBuffer>,
  { token, type = 'image/png', piece = 65_536 }: UploadOptions = {},
): Promise<{ name: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const who = token === undefined ? {} : { token }
  const { upload: name } = (await ask('beginUpload', { body: { size: bytes.length, type, sha256 }, ...who })).body
  for (let offset = 0; offset < bytes.length; offset += piece) {
    const part = new File([bytes.subarray(offset, offset + piece)], 'piece')
    const { status } = await ask('sendPiece', {
      params: { upload: name, offset },
      body: createForm({ piece: part }),
      ...who,
    })
    if (status !== 200) throw new Error(`A piece was answered with ${status}.`)
  }
  return { name }
}
