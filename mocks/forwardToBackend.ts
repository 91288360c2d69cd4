import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'

export type BackendResponse = {
  status: number
  statusText: string
  /** Alternating names and values, as in `rawHeaders`. */
  headers: string[]
  bytes: Buffer
}

const TIMEOUT_MILLISECONDS = 60_000

/** Hop-by-hop headers. */
const HOP_BY_HOP_HEADERS = new Set([
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

/** Forwards a request without the headers `omitted`. Resolves with the undecoded response; rejects if there is none. */
export function forwardToBackend(
  request: IncomingMessage,
  bytes: Buffer,
  upstream: string,
  signal: AbortSignal,
  omitted: ReadonlySet<string> = new Set(),
): Promise<BackendResponse> {
  const base = new URL(upstream)
  const send = base.protocol === 'https:' ? httpsRequest : httpRequest
  const hasBody = bytes.length > 0 || request.headers['content-length'] !== undefined
  return new Promise((resolve, reject) => {
    const forwarded = send(
      base,
      {
        method: request.method,
        path: base.pathname.replace(/\/$/, '') + (request.url ?? '/'),
        headers: [
          ...withoutHopByHop(request, new Set(['host', 'content-length', ...omitted])),
          'Host',
          base.host,
          ...(hasBody ? ['Content-Length', String(bytes.length)] : []),
        ],
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
      },
      (response) => {
        readAll(response).then(
          (body) =>
            resolve({
              status: response.statusCode ?? 502,
              statusText: response.statusMessage ?? '',
              headers: withoutHopByHop(response),
              bytes: body,
            }),
          reject,
        )
      },
    )
    forwarded.on('error', reject)
    forwarded.end(bytes)
  })
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function withoutHopByHop({ headers, rawHeaders }: IncomingMessage, others = new Set<string>()): string[] {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  const isForwarded = (name: string) => ![HOP_BY_HOP_HEADERS, named, others].some((names) => names.has(name))
  return rawHeaders.filter((_, index) => isForwarded((rawHeaders[index - (index % 2)] ?? '').toLowerCase()))
}

type DecodedResponse = {
  /** The media type without parameters. */
  type: string
  bytes: number
  /** Set if the body is JSON. */
  json?: { value: unknown }
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => gunzipSync(bytes),
  deflate: (bytes) => inflateSync(bytes),
  br: (bytes) => brotliDecompressSync(bytes),
  zstd: (bytes) => zstdDecompressSync(bytes),
}

/** Decompresses and parses a backend's response; throws if it can’t be decompressed. */
export function decodeResponse({ headers, bytes }: BackendResponse): DecodedResponse {
  const header = (key: string) => {
    const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === key)
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
