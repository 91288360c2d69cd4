import sharp from 'sharp'

/** A small picture as somebody would upload it. */
export async function picture(name = 'picture.png'): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

/** A form with bracket names. */
export function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
