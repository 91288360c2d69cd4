import type { Language } from './Language.ts'
import { isMessage } from './message.ts'
import { translate } from './translate.ts'

/** An answer with its message in somebody’s language; every other answer as it is. */
export function translateResponse(language: Language | undefined, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('message' in body) || !isMessage(body.message)) return body
  return { ...body, message: translate(language ?? 'en', body.message) }
}
