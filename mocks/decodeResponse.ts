import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import type { BackendResponse } from './forwardToBackend.ts'

type Read = {
  /** The media type, without what stands behind it. */
  type: string
  bytes: number
  /** The value, where the body is JSON. */
  json?: { value: unknown }
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => gunzipSync(bytes),
  deflate: (bytes) => inflateSync(bytes),
  br: (bytes) => brotliDecompressSync(bytes),
  zstd: (bytes) => zstdDecompressSync(bytes),
}

/** What a backend answered, unpacked and read; throws where it can’t be unpacked. */
export function decodeResponse({ headers, bytes }: BackendResponse): Read {
  const header = (wanted: string) => {
    const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === wanted)
    return at < 0 ? '' : (headers[at + 1] ?? '')
  }
  const decode = decoders[header('content-encoding')]
  const body = decode ? decode(bytes) : bytes
  const type = (header('content-type').split(';')[0] ?? '').trim().toLowerCase()
  try {
    return { type, bytes: body.length, json: { value: JSON.parse(body.toString('utf8')) as unknown } }
  } catch {
    return { type, bytes: body.length }
  }
}
