type Fields = Record<string, string[]>

const LARGEST_PICTURE = 5 * 1024 * 1024

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
]

/**
 * Takes the files out of a decoded body: where the schema wants binary there stays their name, and what is no picture
 * (JPEG, PNG or WebP of at most 5 MB) is found fault with.
 */
export async function takePictures(body: unknown): Promise<{ body: unknown; faults: Fields }> {
  const faults: Fields = {}
  const walk = async (value: unknown, path: string): Promise<unknown> => {
    if (value instanceof File) {
      const fault = await faultOf(value)
      if (fault) faults[path] = [fault]
      return value.name
    }
    if (Array.isArray(value)) return Promise.all(value.map((item, index) => walk(item, `${path}[${index}]`)))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(
      async ([key, inner]) => [key, await walk(inner, path === '' ? key : `${path}.${key}`)] as const,
    )
    return Object.fromEntries(await Promise.all(entries))
  }
  return { body: await walk(body, ''), faults }
}

async function faultOf(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_PICTURE) return 'The picture is larger than 5 MB.'
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  const isPicture = signatures.some((signature) => signature.every((byte, index) => start[index] === byte))
  return isPicture ? undefined : 'The file is no JPEG, PNG or WebP picture.'
}
