/**
 * Why a call gave no answer to work with: the server refused (`answer`), couldn't be reached (`network`), took too
 * long (`timeout`), the caller gave up (`aborted`), what came back can't be read (`malformed`), lacks what it should hold
 * (`incomplete`), or has a status that doesn't say whether it is done (`unconfirmed`, 2xx other than 200 and 201).
 */
export type ApiErrorKind = 'answer' | 'network' | 'timeout' | 'aborted' | 'malformed' | 'incomplete' | 'unconfirmed'

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
