import { requestLimits } from '@maktab/shared/requestLimits'
import { type FieldLabel, type Message, isMessage, message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503
/** Error messages by field. */
export type FieldErrors = Record<string, Message[]>

/**
 * An expected error in the contract's shape, thrown by handlers to reject a request. It is not logged, and its number of
 * fields is limited.
 */
export class HttpError extends Error {
  readonly status: Status
  readonly error: Message | FieldErrors

  constructor(status: Status, error: Message | FieldErrors, options?: ErrorOptions) {
    const limited = isMessage(error) ? error : Object.fromEntries(Object.entries(error).slice(0, requestLimits.errors))
    const messages = isMessage(limited) ? [limited] : Object.values(limited).flat()
    super(messages.map((one) => translate('en', one)).join(' '), options)
    this.status = status
    this.error = limited
  }
}

/** The record doesn't exist or belongs to someone else; the response doesn't say which. */
export function notFound(): HttpError {
  return new HttpError(404, message('This no longer exists.'))
}

/** No page, file or calendar has this URL. */
export function unknownUrl(): HttpError {
  return new HttpError(404, message('Nothing found at this address.'))
}

/** One field breaks a rule. */
export function invalidField(field: string, why: Message): HttpError {
  return new HttpError(422, { [field]: [why] })
}

/** A field that is optional in the contract is required here. */
export function missingField(field: string, label: FieldLabel): HttpError {
  return invalidField(field, message('{label} is required', { label: { id: `field|${label}`, values: {} } }))
}

/** The request is based on an outdated version of the record. */
export function versionConflict(): HttpError {
  return new HttpError(
    409,
    message('Someone else changed this. Reopen it to see the latest version. Nothing was saved.'),
  )
}

/** The daily limit of mails to one address is reached. */
export function mailQuotaExceeded(): HttpError {
  return new HttpError(429, message('Too many emails were sent to your address today. Try again tomorrow.'))
}

/** A temporary failure after which the same request may succeed; the cause is logged. */
export function serviceUnavailable(cause: unknown): HttpError {
  return new HttpError(503, message('The school’s site is temporarily unavailable. Try again in a moment.'), {
    cause,
  })
}
