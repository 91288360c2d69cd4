import type { IncomingMessage, ServerResponse } from 'node:http'
import { changeState } from './changeState.ts'
import type { MockContext } from './MockContext.ts'
import { renderPanelPage } from './renderPanelPage.ts'
import { readBytes } from './readBody.ts'
import { createErrorBody } from './createErrorBody.ts'
import { sendJson } from './respond.ts'
import { streamEvents } from './sendEvents.ts'
import { FlipError } from './FlipError.ts'
import { emailOf } from './people.ts'
import { isSpecOnly } from './flips.ts'

const methods: Record<string, readonly string[]> = {
  '/__mock': ['GET', 'HEAD'],
  '/__mock/state': ['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'],
  '/__mock/calls': ['GET', 'HEAD'],
  '/__mock/findings': ['GET', 'HEAD', 'DELETE'],
  '/__mock/events': ['GET'],
}

/** `/__mock`: the page where situations are chosen, and the calls that it and the app’s own bar make. */
export async function handlePanelRequest(
  request: IncomingMessage,
  response: ServerResponse,
  mocking: MockContext,
): Promise<void> {
  const { memory } = mocking
  const path = ((request.url ?? '').split('?')[0] ?? '').replace(/\/$/, '')
  const method = request.method ?? 'GET'
  const allowed = methods[path]
  if (!allowed) {
    const all = Object.keys(methods).join(', ')
    sendJson(request, response, 404, createErrorBody(`Not found. Available: ${all}.`))
  } else if (!allowed.includes(method)) {
    response.setHeader('Allow', allowed.join(', '))
    sendJson(request, response, 405, createErrorBody(`${path} allows ${allowed.join(', ')}.`))
  } else if (path === '/__mock') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(renderPanelPage(mocking))
  } else if (path === '/__mock/events') {
    streamEvents(response, memory)
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

function forgetFindings({ memory }: MockContext): void {
  memory.findings.keep(() => false)
  memory.emit('findings')
}

async function answerChange(request: IncomingMessage, response: ServerResponse, mocking: MockContext): Promise<void> {
  try {
    changeState(request.method ?? '', await readBytes(request), mocking)
    sendJson(request, response, 200, mocking.memory.flips)
  } catch (error) {
    const message = error instanceof FlipError ? error.message : 'Send JSON with situations, delays, scenario or flip.'
    sendJson(request, response, 400, createErrorBody(message))
  }
}

function stateOf({ memory, state, upstream, password }: MockContext) {
  return {
    ...memory.flips,
    fault: state.fault ?? null,
    upstream: upstream ?? null,
    specOnly: isSpecOnly([memory.flips, memory.defaults]),
    people: [...state.people.values()].map(({ name, role, isBlocked }) => ({
      name,
      email: emailOf(name),
      role,
      isBlocked,
    })),
    password: password ?? null,
  }
}

function callsOf({ state }: MockContext) {
  return state.operations.map(({ id, method, path, tag, summary, examples }) => ({
    id,
    method,
    path,
    tag,
    summary,
    examples: [...examples].map(([name, { status, summary: words }]) => ({ name, status, summary: words })),
  }))
}
