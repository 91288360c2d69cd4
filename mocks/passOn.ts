import type { IncomingMessage, ServerResponse } from 'node:http'
import { type BackendAnswer, callBackend } from './callBackend.ts'
import { learnSignIn } from './learnSignIn.ts'
import type { Mocking } from './Mocking.ts'
import { noteCall } from './noteCall.ts'
import { readAnswer } from './readAnswer.ts'
import { refusalBody } from './refusalBody.ts'
import { sendJson } from './respond.ts'
import { violationsOf } from './violations.ts'

/** Passes a request on to the real backend and its answer back, bytes untouched, and notes what breaks the contract. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  sent: Buffer,
  { state, memory, upstream, log }: Mocking & { upstream: string },
): Promise<void> {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const answer = await callBackend(request, sent, upstream, gone.signal).catch(() => undefined)
  if (!answer) {
    sendJson(request, response, 502, refusalBody(`The backend at ${upstream} can’t be reached.`))
    return
  }
  if (answer.status >= 500) log(`✗ ${request.method} ${request.url} was answered with ${answer.status}.`)
  learnSignIn(request, answer, { state, memory })
  await noteCall(request, sent, { status: answer.status, body: bodyOf(answer) }, { state, memory })
  // Noted first, so that whoever has the answer can already read what was wrong with it.
  memory.note(await violationsOf(request, sent, answer, state))
  passBack(request, response, answer)
}

/** What was answered; nothing where that can’t be unpacked or is no JSON. */
function bodyOf(answer: BackendAnswer): unknown {
  try {
    return readAnswer(answer).json?.value
  } catch {
    return undefined
  }
}

function passBack(request: IncomingMessage, response: ServerResponse, answer: BackendAnswer): void {
  const { status, statusText, headers, bytes } = answer
  const names = headers.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  // Where the backend itself says who may ask, two answers to that would be none.
  for (const name of names) if (name.startsWith('access-control-')) response.removeHeader(name)
  for (const [index, name] of names.entries()) response.appendHeader(name, headers[index * 2 + 1] ?? '')
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304
  if (hasBody && !names.includes('content-length')) response.setHeader('Content-Length', bytes.length)
  response.writeHead(status, statusText)
  response.end(hasBody ? bytes : undefined)
}
