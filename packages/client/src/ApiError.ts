/**
 * Why a call gave no answer to work with: the server refused (`answer`), couldn't be reached (`network`), took too
 * long (`timeout`), the caller gave up (`aborted`), or what came back can't be read (`malformed`).
 */
export type ApiErrorKind = 'answer' | 'network' | 'timeout' | 'aborted' | 'malformed'

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
