import type { IncomingMessage } from 'node:http'
import type { Operation } from './contract.ts'
import type { Mocking } from './Mocking.ts'
import { parseBody } from './readBody.ts'
import { route } from './route.ts'

type Answered = { status: number; body: unknown }

/** Adds a call of the contract to the session that is being recorded, if one is. */
export async function noteCall(
  request: IncomingMessage,
  bytes: Buffer,
  { status, body }: Answered,
  { state, memory }: Pick<Mocking, 'state' | 'memory'>,
): Promise<void> {
  const call = callOf(request)
  const { recorder } = memory
  if (!recorder || call === undefined) return
  const found = route(state.operations, request.method ?? 'GET', pathOf(call))
  if (!found || 'allowed' in found) return
  const sent = await bodyOf(request, bytes, found.operation)
  const heard = { call, status, ...(sent !== undefined && { sent }), answer: body ?? {}, token: tokenOf(request) }
  recorder.note(heard, { people: state.people, learned: memory.learned })
}

/** `GET /course/outlines/3?x=1`, for what is under `/api`. */
export function callOf({ method = 'GET', url = '' }: IncomingMessage): string | undefined {
  return url.startsWith('/api/') ? `${method} ${url.slice('/api'.length)}` : undefined
}

export function tokenOf({ headers }: IncomingMessage): string | undefined {
  return [headers['token'] ?? []].flat()[0]
}

/** What was sent; nothing where that can’t be read. */
export async function bodyOf(
  { headers }: IncomingMessage,
  bytes: Buffer,
  operation: Pick<Operation, 'bodyType' | 'bodySchema'>,
): Promise<unknown> {
  return parseBody(bytes, headers['content-type'] ?? '', operation).catch(() => undefined)
}

function pathOf(call: string): string {
  return (call.split(' ')[1] ?? '').split('?')[0] ?? ''
}
