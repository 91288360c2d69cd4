/**
 * Why a call gave no answer to work with: the server refused (`answer`), couldn't be reached (`network`), took too
 * long (`timeout`), the caller gave up (`aborted`), what came back can't be read (`malformed`), lacks what it should hold
 * (`incomplete`), or has a status that doesn't say whether it is done (`unconfirmed`, 2xx other than 200 and 201).
 */
type ApiErrorKind = 'answer' | 'network' | 'timeout' | 'aborted' | 'malformed' | 'incomplete' | 'unconfirmed'

type ApiErrorDetails = {
  kind: ApiErrorKind
  message: string
  /** The HTTP status; 0 when there was no answer. */
  status?: number
  fields?: Record<string, string[]>
  cause?: unknown
}

/** The one error of the client. `message` follows the specification's order (1§8) and can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  /** Messages by field, as the wire names it (`courses[0].timings[1].to`); empty when the refusal is of no field. */
  readonly fields: Record<string, string[]>

  constructor({ kind, message, status = 0, fields = {}, cause }: ApiErrorDetails) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.fields = fields
  }
}

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
