import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MockContext, MockState } from './mockState.ts'
import { renderPanelPage } from './renderPanelPage.ts'
import { readBytes, parseJson } from './readBody.ts'
import { createErrorBody, sendJson } from './respond.ts'
import { FlipError, isSpecOnly, type Flips, checkFlips, NO_FLIPS, readFlips } from './flips.ts'
import { emailOf } from './people.ts'

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

/** Tells a page of each change as long as it listens. */
function streamEvents(response: ServerResponse, memory: MockState): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write('retry: 1000\n\n')
  const stop = memory.subscribe((event) => response.write(`event: ${event}\ndata: {}\n\n`))
  response.on('close', stop)
}

/** What is to be different: null takes something back, and what is not named stays. */
type Changes = {
  situations?: Record<string, string | null>
  delays?: Record<string, number | null>
  scenario?: string | null
  /** Flips as they are written in a header: `listCourses=serverError*2,typical`. */
  flip?: string
}

/** Sets flips for everybody: PATCH some of them, PUT all, DELETE takes all back. Throws a `FlipError` for what isn’t there. */
function changeState(method: string, bytes: Buffer, { memory, state, upstream }: MockContext): void {
  const choices = { operations: state.operations, hasUpstream: upstream !== undefined }
  const changes = method === 'DELETE' ? {} : toChanges(parseJson(bytes))
  const written = readFlips(changes.flip ?? '', choices)
  const before = method === 'PATCH' ? memory.flips : NO_FLIPS
  const scenario = written.scenario ?? (changes.scenario === undefined ? before.scenario : changes.scenario)
  const flips: Flips = {
    situations: merge(before.situations, changes.situations, written.situations),
    delays: merge(before.delays, changes.delays, written.delays),
    ...(scenario && { scenario }),
  }
  checkFlips(flips, choices)
  memory.flips = flips
  const isNamed = (key: string) => method !== 'PATCH' || key in { ...changes.situations, ...written.situations }
  // A sequence that is set once more begins anew.
  for (const sequence of memory.counts.keys()) {
    if (isNamed(sequence.split('=')[0] ?? '')) memory.counts.delete(sequence)
  }
  memory.emit('state')
}

function merge<Value>(...layers: (Record<string, Value | null> | undefined)[]): Record<string, Value> {
  const entries = layers.flatMap((layer) => Object.entries(layer ?? {}))
  // Those that were taken back, or set once more, count as they were named last.
  return Object.fromEntries([...new Map(entries)].flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
}

function toChanges(body: unknown): Changes {
  const { situations = {}, delays = {}, scenario, flip } = body as Changes
  const hasOnly = (record: object, type: string) =>
    Object.values(record).every((value) => value === null || typeof value === type)
  const isName = (value: unknown) => value === undefined || value === null || typeof value === 'string'
  if (!hasOnly(situations, 'string') || !hasOnly(delays, 'number') || !isName(scenario) || !isName(flip))
    throw new FlipError(
      'situations, scenario and flip must be strings or null, delays numbers of milliseconds or null.',
    )
  return { situations, delays, ...(scenario !== undefined && { scenario }), ...(flip && { flip }) }
}
