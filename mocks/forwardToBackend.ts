import { type IncomingMessage, request as ask } from 'node:http'
import { request as askSecurely } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'

export type BackendResponse = {
  status: number
  statusText: string
  /** Names and values in turn, as they were sent. */
  headers: string[]
  bytes: Buffer
}

const TIMEOUT_MILLISECONDS = 60_000

/** Headers that belong to one connection and not to what travels over it. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Sends a request on without the headers `left`, and gives the answer as it comes, not decoded; rejects without one. */
export function forwardToBackend(
  request: IncomingMessage,
  bytes: Buffer,
  upstream: string,
  signal: AbortSignal,
  left: ReadonlySet<string> = new Set(),
): Promise<BackendResponse> {
  const base = new URL(upstream)
  const send = base.protocol === 'https:' ? askSecurely : ask
  const hasBody = bytes.length > 0 || request.headers['content-length'] !== undefined
  return new Promise((resolve, reject) => {
    const passed = send(
      base,
      {
        method: request.method,
        path: base.pathname.replace(/\/$/, '') + (request.url ?? '/'),
        headers: [
          ...withoutConnection(request, new Set(['host', 'content-length', ...left])),
          'Host',
          base.host,
          ...(hasBody ? ['Content-Length', String(bytes.length)] : []),
        ],
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
      },
      (answer) => {
        readAll(answer).then(
          (got) =>
            resolve({
              status: answer.statusCode ?? 502,
              statusText: answer.statusMessage ?? '',
              headers: withoutConnection(answer),
              bytes: got,
            }),
          reject,
        )
      },
    )
    passed.on('error', reject)
    passed.end(bytes)
  })
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function withoutConnection({ headers, rawHeaders }: IncomingMessage, others = new Set<string>()): string[] {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const isKept = (name: string) => ![OF_THE_CONNECTION, named, others].some((names) => names.has(name))
  return rawHeaders.filter((_, index) => isKept((rawHeaders[index - (index % 2)] ?? '').toLowerCase()))
}

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
