export type Answer = { status: 200 | 201; body: unknown }

/** What a handler gave: a body, or one that tells of something new. */
export function toAnswer(result: unknown): Answer {
  const isCreated = typeof result === 'object' && result !== null && 'created' in result
  return isCreated ? { status: 201, body: result.created } : { status: 200, body: result }
}
