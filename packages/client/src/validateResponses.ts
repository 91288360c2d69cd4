import { answerParts } from '@maktab/contract/calls'
import type { Client } from './Client.ts'
import { ApiError } from './ApiError.ts'
import { GENERIC_ERROR } from './readErrorBody.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Send = (path: string, init?: object) => Promise<{ data?: unknown; response: Response }>

/** The calls, each failing where its answer lacks what the contract says it holds: no screen ever meets half of one. */
export function validateResponses(client: Client): Client {
  const whole = (method: Method) => {
    const send = client[method] as Send
    return async (path: string, init?: { parseAs?: 'stream' }) => {
      const answer = await send(path, init)
      // What comes bit by bit is looked at by who reads it.
      const parts = init?.parseAs === 'stream' ? [] : (answerParts[`${method} ${path}`] ?? [])
      const missing = parts.filter((part) => !holds(answer.data, part))
      if (answer.response.ok && missing.length > 0) {
        const { status } = answer.response
        throw new ApiError({ kind: 'incomplete', status, message: GENERIC_ERROR })
      }
      return answer
    }
  }
  const calls = { GET: whole('GET'), POST: whole('POST'), PUT: whole('PUT'), DELETE: whole('DELETE') }
  return { ...client, ...calls } as Client
}

/** `part` as `answerParts` writes it. What is no JSON object holds nothing. */
function holds(data: unknown, part: string): boolean {
  const value = (Object(data) as Record<string, unknown>)[part.replace(/\W+$/, '')]
  if (part.endsWith('[]')) return Array.isArray(value)
  return value !== undefined && (value !== null || part.endsWith('?'))
}
