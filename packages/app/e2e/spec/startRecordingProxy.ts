import type { OperationId } from '@maktab/contract/calls'
import { findOperationId } from '@maktab/mocks/findOperationId'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request of the app as the backend receives it. */
export type RecordedCall = {
  /** Its operation in the contract, if it has one. */
  id: OperationId | undefined
  /** Method and path, such as `POST course/assign-course`. */
  call: string
  query: string[]
  token: string | undefined
  contentType: string | undefined
  /** The names of the body’s fields without list indexes, such as `classTimes.from`. */
  fields: string[]
  /** The fields with a file, with its type and size. */
  files: Record<string, { type: string; size: number }>
  status: number
}

/** Starts a proxy in front of a server that records all requests under `/api/`. */
export async function startRecordingProxy(target: string) {
  const recorded: RecordedCall[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const bytes = await readBody(request)
      const answer = await fetch(new URL(request.url ?? '/', target), {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        redirect: 'manual',
        ...(bytes.length > 0 && { body: bytes }),
      })
      if (request.url?.startsWith('/api/'))
        recorded.push({ ...(await readCall(request, bytes)), status: answer.status })
      const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()))
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    recorded,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const HOP_HEADERS = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'accept-encoding',
])

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !HOP_HEADERS.has(name) ? [[name, value] as [string, string]] : [],
  )
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function readCall(request: IncomingMessage, bytes: Buffer<ArrayBuffer>): Promise<Omit<RecordedCall, 'status'>> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const path = url.pathname.replace('/api/', '')
  const contentType = request.headers['content-type']
  const token = request.headers['token']
  const entries = await getEntries(contentType, bytes)
  const files = entries.filter((entry): entry is [string, File] => entry[1] instanceof File)
  return {
    id: findOperationId(request.method ?? '', url.pathname),
    call: `${request.method} ${path}`,
    query: [...url.searchParams.keys()],
    token: typeof token === 'string' ? token : undefined,
    contentType: contentType?.replace(/;.*/, ''),
    fields: [...new Set(entries.map(([name]) => name))],
    files: Object.fromEntries(files.map(([name, { type, size }]) => [name, { type, size }])),
  }
}

/** The fields of a body with their values, by dotted name. */
async function getEntries(contentType = '', bytes: Buffer<ArrayBuffer>): Promise<[string, unknown][]> {
  if (bytes.length === 0) return []
  if (contentType.startsWith('application/json')) return getLeaves(JSON.parse(bytes.toString()) as unknown)
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  return [...form.entries()].map(([name, value]) => [dotted(name), value])
}

/** `courses[0][timings][1][from]` becomes `courses.timings.from`. */
const dotted = (name: string) => name.replaceAll(/\[\d*\]/g, '').replaceAll(/\[(\w+)\]/g, '.$1')

/** The leaves of a value by dotted name, without list indexes. */
export function getLeaves(value: unknown, name = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.length === 0 ? [[name, value]] : value.flatMap((one) => getLeaves(one, name))
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, child]) => getLeaves(child, name === '' ? key : `${name}.${key}`))
}
