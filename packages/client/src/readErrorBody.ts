/** What is said where the server said nothing (1§8). */
export const GENERIC_ERROR = 'Something went wrong'

type ReadRefusal = { message: string; fields: Record<string, string[]> }

/**
 * Reads a refusal's body by the specification's order (1§8): the error, else the message, else a plain sentence.
 * An error of field lists becomes 'Validation failed: ' with all messages joined by '; '. Never throws.
 */
export function readErrorBody(body: unknown): ReadRefusal {
  if (!isRecord(body)) return { message: GENERIC_ERROR, fields: {} }
  const { error, message } = body
  if (typeof error === 'string' && error.trim()) return { message: error, fields: {} }
  const fields = isRecord(error) ? readFields(error) : {}
  const all = Object.values(fields).flat()
  if (all.length > 0) return { message: `Validation failed: ${all.join('; ')}`, fields }
  return { message: typeof message === 'string' && message.trim() ? message : GENERIC_ERROR, fields: {} }
}

function readFields(error: Record<string, unknown>): Record<string, string[]> {
  const entries = Object.entries(error).map(([field, messages]) => [field, readMessages(messages)] as const)
  return Object.fromEntries(entries.filter(([, messages]) => messages.length > 0))
}

function readMessages(messages: unknown): string[] {
  const list: unknown[] = Array.isArray(messages) ? messages : [messages]
  return list.filter((message): message is string => typeof message === 'string' && message.trim() !== '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
