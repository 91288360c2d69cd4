type RefusalBody = { error: string } | { error: Record<string, string[]>; message: string }

/** What the mock says by itself where it refuses: a sentence, or what is wrong by field with a sentence beside it. */
export function createErrorBody(wrong: string | Record<string, string[]>): RefusalBody {
  return typeof wrong === 'string' ? { error: wrong } : { error: wrong, message: 'Some fields need another look.' }
}

/** What a plain backend answers to a call that it doesn’t know. */
export const NOT_FOUND = { status: 404, body: { message: 'Not found' } }
