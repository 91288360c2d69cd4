import { creatingCalls } from '@maktab/contract/calls'
import type { Middleware } from 'openapi-fetch'
import { createIdempotencyKey } from './createIdempotencyKey.ts'

const HEADER = 'Idempotency-Key'
const SAVED_BEFORE = 409

/**
 * Gives each form that makes something new a key, by which the server recognises it when it is sent again. It stays the
 * form’s until an answer says that it was saved; the next one that goes there gets another. So a lost answer doubles
 * nothing, whether the person presses again or the browser sends again by itself.
 */
export function idempotencyKeys(): Middleware {
  /** The keys of what was not saved as far as is known, by where it was sent. */
  const unanswered = new Map<string, string>()
  const underWay = new Map<string, { place: string; key: string }>()
  const settle = (id: string, isKnown: boolean) => {
    const sent = underWay.get(id)
    underWay.delete(id)
    if (sent && !isKnown) unanswered.set(sent.place, sent.key)
  }
  return {
    onRequest({ request, schemaPath, id }) {
      if (!creatingCalls.has(`${request.method} ${schemaPath}`) || request.headers.has(HEADER)) return undefined
      const place = request.url
      const key = unanswered.get(place) ?? createIdempotencyKey()
      unanswered.delete(place)
      underWay.set(id, { place, key })
      request.headers.set(HEADER, key)
      return request
    },
    onError: ({ id }) => settle(id, false),
    async onResponse({ response, id }) {
      if (!underWay.has(id)) return
      settle(id, response.status === SAVED_BEFORE || (response.ok && (await isWhole(response.clone()))))
    },
  }
}

/** Of an answer that is cut off, or is another’s page, nobody is told that it was saved. */
async function isWhole(response: Response): Promise<boolean> {
  try {
    const text = await response.text()
    return text === '' || JSON.parse(text) !== null
  } catch {
    return false
  }
}
