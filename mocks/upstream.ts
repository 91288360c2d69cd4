import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContractState } from './liveContract.ts'
import type { Memory, Violation } from './memory.ts'
import { takePictures } from './pictures.ts'
import type { Asked } from './prism.ts'
import { judge } from './prism.ts'
import { parseBody, readBytes } from './readBody.ts'
import { sendJson } from './respond.ts'
import { route } from './route.ts'

/** Headers that belong to one connection, or that the bytes no longer fit after being decoded. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'content-encoding',
  'expect',
  'te',
  'trailer',
  'proxy-connection',
])

/** Passes a request on to the real backend and its answer back, bytes untouched, and notes what breaks the contract. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  state: ContractState,
  memory: Memory,
  upstream: string,
): Promise<void> {
  const sent = await readBytes(request)
  const answer = await fetch(new URL(request.url ?? '/', upstream), {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      OF_THE_CONNECTION.has(name) ? [] : [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
    redirect: 'manual',
    ...(sent.length > 0 && { body: new Uint8Array(sent) }),
  }).catch(() => undefined)
  if (!answer) {
    sendJson(request, response, 502, { error: `The backend at ${upstream} can’t be reached.` })
    return
  }
  const got = Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers) {
    if (!OF_THE_CONNECTION.has(name)) response.appendHeader(name, value)
  }
  response.writeHead(answer.status, { 'Content-Length': got.length }).end(got)
  memory.note(await violationsOf(request, state, sent, { status: answer.status, bytes: got }))
}

type Answer = { status: number; bytes: Buffer }

async function violationsOf(
  request: IncomingMessage,
  state: ContractState,
  sent: Buffer,
  answer: Answer,
): Promise<Violation[]> {
  const [address = '', search = ''] = (request.url ?? '/').split('?')
  if (!address.startsWith('/api/')) return []
  const path = address.slice('/api'.length)
  const call = `${request.method} ${path}`
  const note = (of: Violation['of']) => (finding: { path?: (string | number)[]; message: string }) => ({
    at: new Date().toISOString(),
    call,
    of,
    path: finding.path?.join('.') ?? '',
    message: finding.message,
  })
  const found = route(state.operations, request.method ?? 'GET', path)
  if (!found || 'allowed' in found) return [note('request')({ message: 'The contract has no such call.' })]
  try {
    const { operation } = found
    const { body } = await takePictures(
      await parseBody(sent, request.headers['content-type'] ?? '', operation.bodySchema),
    )
    const asked: Asked = { operation, path, query: Object.fromEntries(new URLSearchParams(search)), body }
    const findings = await judge(asked, { status: answer.status, body: readAnswer(answer) })
    return [...findings.request.map(note('request')), ...findings.answer.map(note('answer'))]
  } catch (error) {
    return [note('request')({ message: error instanceof Error ? error.message : String(error) })]
  }
}

function readAnswer({ bytes }: Answer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    return bytes.toString('utf8')
  }
}
