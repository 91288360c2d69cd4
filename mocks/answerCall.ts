import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { chooseSituation } from './choose.ts'
import type { Operation } from './contract.ts'
import { toFields } from '@maktab/contract/wire/toFields'
import type { ContractState } from './liveContract.ts'
import type { Memory } from './memory.ts'
import { takePictures } from '@maktab/contract/wire/takePictures'
import { mock } from './prism.ts'
import { parseBody, readBytes } from './readBody.ts'
import { readFlipsOf } from './readFlipsOf.ts'
import { sendJson } from './respond.ts'
import { route } from './route.ts'
import { toMany } from './scenarios.ts'
import { refusalOf } from './signIns.ts'
import { FlipError, planOf } from './situations.ts'

type Reply = { status: number; body: unknown; headers?: Record<string, string> }

/** Answers a call of the contract. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  state: ContractState,
  memory: Memory,
): Promise<void> {
  const reply = await replyTo(request, state, memory).catch((error: unknown): Reply => {
    if (error instanceof FlipError) return { status: 400, body: { error: error.message } }
    throw error
  })
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
  sendJson(request, response, reply.status, reply.body)
}

async function replyTo(request: IncomingMessage, state: ContractState, memory: Memory): Promise<Reply> {
  const [path = '', search = ''] = (request.url ?? '/').slice('/api'.length).split('?')
  if (!isDecodable(path)) return { status: 400, body: { error: 'The address has a broken percent escape.' } }
  const found = route(state.operations, request.method ?? 'GET', path)
  if (!found) return { status: 404, body: { error: `The contract has no ${path}.` } }
  if ('allowed' in found) {
    const headers = { Allow: found.allowed.join(', ') }
    return { status: 405, body: { error: `${path} takes ${headers.Allow}.` }, headers }
  }
  const { operation } = found
  const plan = planOf(operation, [...readFlipsOf(request, state.operations), memory.flips])
  const bytes = await readBytes(request)
  if (plan.delay > 0) await wait(plan.delay)
  if (plan.situation !== undefined) return reply({ operation, path, body: undefined }, plan.situation)

  const token = [request.headers['token'] ?? []].flat()[0]
  const person = state.people.get(token ?? '')
  const refusal = refusalOf(operation, person, token)
  if (refusal !== undefined) return reply({ operation, path, body: undefined }, refusal)

  const type = request.headers['content-type'] ?? ''
  const taken = await takePictures(await parseBody(bytes, type, operation), operation.bodySchema)
  const asked = { operation, path, query: Object.fromEntries(new URLSearchParams(search)), body: taken.body }
  const { findings, ...ordinary } = await mock(asked)
  const faults = { ...taken.faults, ...toFields(findings.request) }
  if (Object.keys(faults).length > 0) return refuse(operation, faults)

  const people = state.people.values()
  const situation = chooseSituation({ operation, path, body: taken.body, person, people })
  const answer = situation === undefined ? ordinary : await reply(asked, situation)
  return plan.isMany ? { ...answer, body: toMany(answer.body) } : answer
}

async function reply(asked: { operation: Operation; path: string; body: unknown }, situation: string): Promise<Reply> {
  const status = asked.operation.examples.get(situation)?.status
  if (status === undefined) throw new Error(`${asked.operation.id} has no example “${situation}”.`)
  const { body } = await mock(asked, { situation, status })
  return { status, body }
}

/** The contract's 422 where it has one, filled with what is really wrong; an address that doesn't fit leads nowhere. */
function refuse(operation: Operation, faults: Record<string, string[]>): Reply {
  const statuses = new Set([...operation.examples.values()].map(({ status }) => status))
  if (statuses.has(422)) return { status: 422, body: { error: faults, message: 'Some fields need another look.' } }
  return { status: statuses.has(404) ? 404 : 400, body: { error: faults } }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
