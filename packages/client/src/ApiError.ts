/**
 * Why a call failed: the server returned an error (`answer`), couldn't be reached (`network`) or took too long
 * (`timeout`), the caller aborted (`aborted`), the response isn't valid JSON (`malformed`), lacks required properties
 * (`incomplete`), or its status doesn't confirm success (`unconfirmed`, 2xx other than 200 and 201).
 */
type ApiErrorKind = 'answer' | 'network' | 'timeout' | 'aborted' | 'malformed' | 'incomplete' | 'unconfirmed'

type ApiErrorDetails = {
  kind: ApiErrorKind
  message: string
  /** The HTTP status; 0 without a response. */
  status?: number
  fields?: Record<string, string[]>
  cause?: unknown
}

/** The only error the client throws. `message` follows the specification (1§8) and can be shown to users. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  /** Messages by wire field (`courses[0].timings[1].to`); empty if the error isn't about fields. */
  readonly fields: Record<string, string[]>

  constructor({ kind, message, status = 0, fields = {}, cause }: ApiErrorDetails) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.fields = fields
  }
}

/** Message for errors without one from the server (1§8). */
export const GENERIC_ERROR = 'Something went wrong'

type ErrorBody = { message: string; fields: Record<string, string[]> }

/**
 * Reads an error response's body as specified (1§8): `error`, otherwise `message`, otherwise a generic message. Field
 * errors become 'Validation failed: ' with all messages joined by '; '. Never throws.
 */
export function readErrorBody(body: unknown): ErrorBody {
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
