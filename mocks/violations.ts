import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import type { BackendAnswer } from './callBackend.ts'
import type { ContractState } from './liveContract.ts'
import type { Violation } from './memory.ts'
import { takePictures } from '@maktab/contract/wire/takePictures'
import type { Asked } from './prism.ts'
import { judge } from './prism.ts'
import { BodyError, parseBody } from './readBody.ts'
import { route } from './route.ts'

/** What of a call that a real backend has answered breaks the contract, on either side. */
export async function violationsOf(
  request: IncomingMessage,
  sent: Buffer,
  answer: BackendAnswer,
  { operations }: ContractState,
): Promise<Violation[]> {
  const [address = '', search = ''] = (request.url ?? '/').split('?')
  const method = request.method ?? 'GET'
  // What has no body by its nature can't be held against a schema.
  if (!address.startsWith('/api/') || method === 'HEAD' || answer.status === 304) return []
  const path = address.slice('/api'.length)
  const note =
    (of: Violation['of']) =>
    ({ path: at = [], message }: { path?: (string | number)[]; message: string }): Violation => ({
      at: new Date().toISOString(),
      call: `${method} ${path}`,
      of,
      path: at.join('.'),
      message,
    })
  const found = route(operations, method, path)
  if (!found || 'allowed' in found) return [note('request')({ message: 'The contract has no such call.' })]
  const { operation } = found
  try {
    const type = request.headers['content-type'] ?? ''
    const taken = await takePictures(await parseBody(sent, type, operation), operation.bodySchema)
    const query = Object.fromEntries(new URLSearchParams(search))
    const asked: Asked = { operation, path, query, body: taken.body }
    const findings = await judge(asked, { status: answer.status, body: readAnswer(answer) })
    const faults = Object.entries(taken.faults).map(([field, [message = '']]) => ({ path: ['body', field], message }))
    return [...[...faults, ...findings.request].map(note('request')), ...findings.answer.map(note('answer'))]
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [note(error instanceof BodyError ? 'request' : 'answer')({ message })]
  }
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => gunzipSync(bytes),
  deflate: (bytes) => inflateSync(bytes),
  br: (bytes) => brotliDecompressSync(bytes),
  zstd: (bytes) => zstdDecompressSync(bytes),
}

function readAnswer({ headers, bytes }: BackendAnswer): unknown {
  const at = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'content-encoding')
  const decode = decoders[at < 0 ? '' : (headers[at + 1] ?? '')]
  const text = (decode ? decode(bytes) : bytes).toString('utf8')
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
