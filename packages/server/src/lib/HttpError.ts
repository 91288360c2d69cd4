import { limits } from '@maktab/contract/wire/limits'
import { type FieldLabel, type Message, isMessage, message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503
/** What is wrong, by field. */
export type FieldErrors = Record<string, Message[]>

/**
 * Why a call is refused, in the contract's shape of an error and with no more faults than anybody reads; thrown by
 * handlers, never logged as a fault.
 */
export class HttpError extends Error {
  readonly status: Status
  readonly error: Message | FieldErrors

  constructor(status: Status, error: Message | FieldErrors, options?: ErrorOptions) {
    const kept = isMessage(error) ? error : Object.fromEntries(Object.entries(error).slice(0, limits.errors))
    const messages = isMessage(kept) ? [kept] : Object.values(kept).flat()
    super(messages.map((one) => translate('en', one)).join(' '), options)
    this.status = status
    this.error = kept
  }
}

/** The record is not there, or is somebody else's, which is told the same way. */
export function notFound(): HttpError {
  return new HttpError(404, message('This is no longer there.'))
}

/** A rule of the school that one field breaks. */
export function invalidField(field: string, why: Message): HttpError {
  return new HttpError(422, { [field]: [why] })
}

/** What the contract lets a form leave out, and this one may not. */
export function missingField(field: string, label: FieldLabel): HttpError {
  return invalidField(field, message('{label} is required', { label: { id: `field|${label}`, values: {} } }))
}

/** Somebody was ahead: what was sent is about a state that is no longer there. */
export function versionConflict(): HttpError {
  return new HttpError(
    409,
    message('Somebody changed this meanwhile. Open it again to see the newest version; nothing was saved.'),
  )
}

/** The address has had as many mails in a day as it may have. */
export function mailQuotaExceeded(): HttpError {
  return new HttpError(429, message('Too many mails were sent to your address today. Try again tomorrow.'))
}

/** What may be sent again as it is, in a moment; the cause is for the log. */
export function serviceUnavailable(cause: unknown): HttpError {
  return new HttpError(503, message('The school is busy or its database can’t be reached. Try again in a moment.'), {
    cause,
  })
}
