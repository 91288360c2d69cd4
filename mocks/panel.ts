import type { IncomingMessage, ServerResponse } from 'node:http'
import { changeState } from './changeState.ts'
import type { Mocking } from './Mocking.ts'
import { panelPage } from './panelPage.ts'
import { readBytes } from './readBody.ts'
import { refusalBody } from './refusalBody.ts'
import { sendJson } from './respond.ts'
import { sendEvents } from './sendEvents.ts'
import { FlipError } from './FlipError.ts'
import { emailOf } from './signIns.ts'
import { isSpecOnly } from './situations.ts'

const methods: Record<string, readonly string[]> = {
  '/__mock': ['GET', 'HEAD'],
  '/__mock/state': ['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'],
  '/__mock/calls': ['GET', 'HEAD'],
  '/__mock/findings': ['GET', 'HEAD', 'DELETE'],
  '/__mock/events': ['GET'],
}

/** `/__mock`: the page where situations are chosen, and the calls that it and the app’s own bar make. */
export async function answerPanel(request: IncomingMessage, response: ServerResponse, mocking: Mocking): Promise<void> {
  const { memory } = mocking
  const path = ((request.url ?? '').split('?')[0] ?? '').replace(/\/$/, '')
  const method = request.method ?? 'GET'
  const allowed = methods[path]
  if (!allowed) {
    const all = Object.keys(methods).join(', ')
    sendJson(request, response, 404, refusalBody(`There is ${all}.`))
  } else if (!allowed.includes(method)) {
    response.setHeader('Allow', allowed.join(', '))
    sendJson(request, response, 405, refusalBody(`${path} takes ${allowed.join(', ')}.`))
  } else if (path === '/__mock') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(panelPage(mocking))
  } else if (path === '/__mock/events') {
    sendEvents(response, memory)
  } else if (path === '/__mock/calls') {
    sendJson(request, response, 200, { calls: callsOf(mocking) })
  } else if (path === '/__mock/findings') {
    if (method === 'DELETE') forgetFindings(mocking)
    sendJson(request, response, 200, { findings: memory.findings.all() })
  } else if (method === 'GET' || method === 'HEAD') {
    sendJson(request, response, 200, stateOf(mocking))
  } else {
    await answerChange(request, response, mocking)
  }
}

function forgetFindings({ memory }: Mocking): void {
  memory.findings.keep(() => false)
  memory.tell('findings')
}

async function answerChange(request: IncomingMessage, response: ServerResponse, mocking: Mocking): Promise<void> {
  try {
    changeState(request.method ?? '', await readBytes(request), mocking)
    sendJson(request, response, 200, mocking.memory.flips)
  } catch (error) {
    const message = error instanceof FlipError ? error.message : 'Send { situations, delays, scenario, flip } as JSON.'
    sendJson(request, response, 400, refusalBody(message))
  }
}

function stateOf({ memory, state, upstream, password }: Mocking) {
  return {
    ...memory.flips,
    fault: state.fault ?? null,
    upstream: upstream ?? null,
    specOnly: isSpecOnly([memory.flips, memory.usual]),
    people: [...state.people.values()].map(({ name, role, isBlocked }) => ({
      name,
      email: emailOf(name),
      role,
      isBlocked,
    })),
    password: password ?? null,
  }
}

function callsOf({ state }: Mocking) {
  return state.operations.map(({ id, method, path, tag, summary, examples }) => ({
    id,
    method,
    path,
    tag,
    summary,
    examples: [...examples].map(([name, { status, summary: words }]) => ({ name, status, summary: words })),
  }))
}
