import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MockContext, MockState } from './mockState.ts'
import { renderPanelPage } from './renderPanelPage.ts'
import { readBytes, parseJson } from './readBody.ts'
import { createErrorBody, sendJson } from './httpResponses.ts'
import {
  OverrideError,
  isSpecOnly,
  type Overrides,
  validateOverrides,
  NO_OVERRIDES,
  parseOverrides,
} from './responseOverrides.ts'
import { emailOf } from './demoAccounts.ts'
import { sendReferenceFile } from './apiReference/sendReferenceFile.ts'

const methods: Record<string, readonly string[]> = {
  '/__mock': ['GET', 'HEAD'],
  '/__mock/state': ['GET', 'HEAD', 'PATCH', 'PUT', 'DELETE'],
  '/__mock/calls': ['GET', 'HEAD'],
  '/__mock/findings': ['GET', 'HEAD', 'DELETE'],
  '/__mock/events': ['GET'],
  '/__mock/docs': ['GET', 'HEAD'],
}

/** Serves `/__mock`: the control panel, and the endpoints that it and the app’s toolbar call. */
export async function handlePanelRequest(
  request: IncomingMessage,
  response: ServerResponse,
  context: MockContext,
): Promise<void> {
  const { mockState } = context
  const path = ((request.url ?? '').split('?')[0] ?? '').replace(/\/$/, '')
  const method = request.method ?? 'GET'
  const allowed = methods[path.startsWith('/__mock/docs/') ? '/__mock/docs' : path]
  if (!allowed) {
    const all = Object.keys(methods).join(', ')
    sendJson(request, response, 404, createErrorBody(`Not found. Available: ${all}.`))
  } else if (!allowed.includes(method)) {
    response.setHeader('Allow', allowed.join(', '))
    sendJson(request, response, 405, createErrorBody(`${path} allows ${allowed.join(', ')}.`))
  } else if (path === '/__mock') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(renderPanelPage(context))
  } else if (path.startsWith('/__mock/docs')) {
    await sendReferenceFile(request, response, path.slice('/__mock/docs/'.length), context.state)
  } else if (path === '/__mock/events') {
    streamEvents(response, mockState)
  } else if (path === '/__mock/calls') {
    sendJson(request, response, 200, { calls: callsOf(context) })
  } else if (path === '/__mock/findings') {
    if (method === 'DELETE') forgetFindings(context)
    sendJson(request, response, 200, { findings: mockState.findings.all() })
  } else if (method === 'GET' || method === 'HEAD') {
    sendJson(request, response, 200, stateOf(context))
  } else {
    await handleChange(request, response, context)
  }
}

function forgetFindings({ mockState }: MockContext): void {
  mockState.findings.retain(() => false)
  mockState.emit('findings')
}

async function handleChange(request: IncomingMessage, response: ServerResponse, context: MockContext): Promise<void> {
  try {
    changeState(request.method ?? '', await readBytes(request), context)
    sendJson(request, response, 200, context.mockState.flips)
  } catch (error) {
    const message =
      error instanceof OverrideError ? error.message : 'Send JSON with situations, delays, scenario or flip.'
    sendJson(request, response, 400, createErrorBody(message))
  }
}

function stateOf({ mockState, state, upstream, password }: MockContext) {
  return {
    ...mockState.flips,
    fault: state.fault ?? null,
    upstream: upstream ?? null,
    specOnly: isSpecOnly([mockState.flips, mockState.defaults]),
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

/** Streams changes to a page until it disconnects. */
function streamEvents(response: ServerResponse, mockState: MockState): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
  response.write('retry: 1000\n\n')
  const stop = mockState.subscribe((event) => response.write(`event: ${event}\ndata: {}\n\n`))
  response.on('close', stop)
}

/** A partial update: null removes an entry, absent entries stay. */
type Changes = {
  situations?: Record<string, string | null>
  delays?: Record<string, number | null>
  scenario?: string | null
  /** Overrides in the syntax of the header: `listCourses=serverError*2,typical`. */
  flip?: string
}

/** Changes the overrides of all clients: PATCH merges, PUT replaces, DELETE clears. Throws an `OverrideError`. */
function changeState(method: string, bytes: Buffer, { mockState, state, upstream }: MockContext): void {
  const choices = { operations: state.operations, hasUpstream: upstream !== undefined }
  const changes = method === 'DELETE' ? {} : toChanges(parseJson(bytes))
  const fromText = parseOverrides(changes.flip ?? '', choices)
  const before = method === 'PATCH' ? mockState.flips : NO_OVERRIDES
  const scenario = fromText.scenario ?? (changes.scenario === undefined ? before.scenario : changes.scenario)
  const flips: Overrides = {
    situations: merge(before.situations, changes.situations, fromText.situations),
    delays: merge(before.delays, changes.delays, fromText.delays),
    ...(scenario && { scenario }),
  }
  validateOverrides(flips, choices)
  mockState.flips = flips
  const isReset = (key: string) => method !== 'PATCH' || key in { ...changes.situations, ...fromText.situations }
  // Setting a sequence again restarts it.
  for (const sequence of mockState.counts.keys()) {
    if (isReset(sequence.split('=')[0] ?? '')) mockState.counts.delete(sequence)
  }
  mockState.emit('state')
}

function merge<Value>(...layers: (Record<string, Value | null> | undefined)[]): Record<string, Value> {
  const entries = layers.flatMap((layer) => Object.entries(layer ?? {}))
  // Later layers win; null removes.
  return Object.fromEntries([...new Map(entries)].flatMap(([key, value]) => (value === null ? [] : [[key, value]])))
}

function toChanges(body: unknown): Changes {
  const { situations = {}, delays = {}, scenario, flip } = body as Changes
  const hasOnly = (record: object, type: string) =>
    Object.values(record).every((value) => value === null || typeof value === type)
  const isName = (value: unknown) => value === undefined || value === null || typeof value === 'string'
  if (!hasOnly(situations, 'string') || !hasOnly(delays, 'number') || !isName(scenario) || !isName(flip))
    throw new OverrideError(
      'situations, scenario and flip must be strings or null, delays numbers of milliseconds or null.',
    )
  return { situations, delays, ...(scenario !== undefined && { scenario }), ...(flip && { flip }) }
}
