import { useLingui } from '@lingui/react/macro'
import { ApiError, GENERIC_ERROR } from '@maktab/client/ApiError'
import type { ToastMessages } from './toastMessages.ts'

/** Statuses of proxies that can’t reach the backend; 520 to 530 are Cloudflare’s. */
const UNAVAILABLE_STATUSES = new Set([502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530])
const TOO_LATE = new Set([408])
/** A proxy may have a lower size limit than the backend. */
const TOO_LARGE = new Set([413])

/** The backend sends a message with these statuses, so one without a message comes from a proxy. */
function isProxyError({ kind, status, message, fields }: ApiError, statuses: ReadonlySet<number>): boolean {
  return kind === 'answer' && message === GENERIC_ERROR && Object.keys(fields).length === 0 && statuses.has(status)
}

/** Returns the message for a failed call: the server’s own, or ours if it sent none. */
export function useErrorMessage(): (error: unknown, sentences?: ToastMessages) => string {
  const { t } = useLingui()
  return (error, sentences) => {
    const noResponse = sentences?.noResponse && t(sentences.noResponse)
    const start = noResponse ? `${noResponse}. ` : ''
    if (!(error instanceof ApiError)) return noResponse ?? t`Something went wrong`
    if (error.kind === 'network' || isProxyError(error, UNAVAILABLE_STATUSES))
      return start + t`Can’t connect. Check your internet connection and try again.`
    if (error.kind === 'timeout' || isProxyError(error, TOO_LATE))
      return start + t`This is taking too long. Check your internet connection and try again.`
    if (error.kind === 'unconfirmed') return t`We’re not sure this went through. Check before you try again.`
    if (isProxyError(error, TOO_LARGE)) return t`This is too large to send. Choose smaller files and try again.`
    const messages = Object.values(error.fields).flat()
    if (messages.length > 0) return t`Validation failed: ${messages.join('; ')}`
    if (error.message !== GENERIC_ERROR) return error.message
    const isResponse = error.kind === 'answer' || error.kind === 'incomplete'
    const errorResponse = sentences?.errorResponse && t(sentences.errorResponse)
    return (isResponse ? errorResponse : noResponse) ?? t`Something went wrong`
  }
}

/** Thrown by an action to reject with a message for the user. */
export class DomainError extends Error {
  override readonly name = 'Refused'
}
