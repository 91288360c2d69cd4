import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContractState } from './liveContract.ts'
import type { Memory } from './memory.ts'
import { panelPage } from './panelPage.ts'
import { parseJson, readBytes } from './readBody.ts'
import { sendJson } from './respond.ts'
import type { Flips } from './situations.ts'
import { checkFlips, FlipError, NO_FLIPS } from './situations.ts'

/** `/__mock`: the page where situations are chosen, and the calls that it makes. */
export async function answerPanel(
  request: IncomingMessage,
  response: ServerResponse,
  state: ContractState,
  memory: Memory,
  upstream: string | undefined,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0]
  const { method } = request
  const allowed = path === '/__mock/state' ? ['GET', 'HEAD', 'PUT', 'DELETE'] : ['GET', 'HEAD']
  if (!allowed.includes(method ?? 'GET')) {
    response.setHeader('Allow', allowed.join(', '))
    sendJson(request, response, 405, { error: `${path} takes ${allowed.join(', ')}.` })
  } else if (path === '/__mock' || path === '/__mock/') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(panelPage(state, memory, upstream))
  } else if (path === '/__mock/findings') {
    sendJson(request, response, 200, { findings: memory.findings })
  } else if (path !== '/__mock/state') {
    sendJson(request, response, 404, { error: 'There is /__mock, /__mock/state and /__mock/findings.' })
  } else if (method === 'PUT') {
    await changeState(request, response, state, memory)
  } else if (method === 'DELETE') {
    memory.flips = NO_FLIPS
    sendJson(request, response, 200, memory.flips)
  } else {
    sendJson(request, response, 200, { ...memory.flips, fault: state.fault ?? null })
  }
}

async function changeState(
  request: IncomingMessage,
  response: ServerResponse,
  state: ContractState,
  memory: Memory,
): Promise<void> {
  try {
    const flips = toFlips(parseJson(await readBytes(request)))
    checkFlips(flips, state.operations)
    memory.flips = flips
    sendJson(request, response, 200, flips)
  } catch (error) {
    const message = error instanceof FlipError ? error.message : 'Send { situations, delays, scenario } as JSON.'
    sendJson(request, response, 400, { error: message })
  }
}

function toFlips(body: unknown): Flips {
  const { situations = {}, delays = {}, scenario } = body as Partial<Flips>
  const hasOnly = (record: object, type: string) => Object.values(record).every((value) => typeof value === type)
  const isScenario = scenario === undefined || typeof scenario === 'string'
  if (!hasOnly(situations, 'string') || !hasOnly(delays, 'number') || !isScenario)
    throw new FlipError('Situations and scenarios are names, delays milliseconds.')
  return { situations, delays, ...(scenario !== undefined && { scenario }) }
}
