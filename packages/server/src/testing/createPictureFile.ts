import sharp from 'sharp'

/** A small picture as somebody would upload it; one of another width has other bytes. */
export async function createPictureFile(name = 'picture.png', width = 40): Promise<File> {
  const bytes = await sharp({ create: { width, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** A form with bracket names. */
export function createForm(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
