import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createRecorder } from './createRecorder.ts'
import type { Mocking } from './Mocking.ts'
import { parseJson, readBytes } from './readBody.ts'
import { refusalBody } from './refusalBody.ts'
import { sendJson } from './respond.ts'
import { writeRecording } from './writeRecording.ts'

/** `/__mock/recording`: POST begins a session, GET shows it so far, PUT keeps it under a name and ends it, DELETE forgets it. */
export async function answerRecording(
  request: IncomingMessage,
  response: ServerResponse,
  { memory, recordings }: Mocking,
): Promise<void> {
  const { method } = request
  const { recorder } = memory
  if (method === 'PUT') {
    const name = nameIn(await readBytes(request))
    if (!recorder || name === undefined) {
      const words = recorder ? 'Send { name }: letters, digits, hyphens and underscores.' : 'Nothing is being recorded.'
      sendJson(request, response, recorder ? 400 : 409, refusalBody(words))
      return
    }
    const file = join(recordings, `${name}.yaml`)
    writeRecording(file, recorder.calls)
    memory.recorder = undefined
    memory.tell('state')
    sendJson(request, response, 200, { file, calls: recorder.calls.length })
    return
  }
  if (method === 'POST') memory.recorder = createRecorder()
  if (method === 'DELETE') memory.recorder = undefined
  if (method === 'POST' || method === 'DELETE') memory.tell('state')
  sendJson(request, response, 200, { calls: memory.recorder?.calls ?? null, replay: memory.replay?.progress() ?? null })
}

function nameIn(bytes: Buffer): string | undefined {
  try {
    const { name } = parseJson(bytes) as { name?: unknown }
    return typeof name === 'string' && /^[\w-]{1,100}$/.test(name) ? name : undefined
  } catch {
    return undefined
  }
}
