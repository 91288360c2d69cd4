import type { Language } from './Language.ts'
import { say } from './say.ts'
import type { Sentence } from './Sentence.ts'

/** An answer with what it says of what was done in somebody’s language; every other answer as it is. */
export function sayMessage(language: Language | undefined, body: unknown): unknown {
  const isWorded = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
  // `Handler` lets nothing but a sentence be a message.
  return isWorded ? { ...body, message: say(language ?? 'en', body.message as Sentence) } : body
}
