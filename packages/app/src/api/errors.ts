import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'

/** What the client says of a refusal that had no words (1§8). */
const GENERIC_ERROR = 'Something went wrong'

/** What proxies answer for a school that they can’t reach; 520 to 530 are Cloudflare’s. */
const UNAVAILABLE_STATUSES = new Set([502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530])
const TOO_LATE = new Set([408])
/** A proxy may take less than the school. */
const TOO_LARGE = new Set([413])

/** A status that the school itself gives words to: without them a proxy in front of it has answered, with a page of its own. */
function isOfProxy({ kind, status, message, fields }: ApiError, statuses: ReadonlySet<number>): boolean {
  return kind === 'answer' && message === GENERIC_ERROR && Object.keys(fields).length === 0 && statuses.has(status)
}

/** One call’s own words (1§8, 2§8) for a refusal without any, and for an answer that never came or can’t be read. */
type FailureSentences = { refused?: MessageDescriptor; unreached?: MessageDescriptor }

/** What to say of a failed call: the server’s own words, or ours where nothing came back from it. */
export function useErrorMessage(): (error: unknown, sentences?: FailureSentences) => string {
  const { t } = useLingui()
  return (error, sentences) => {
    const unreached = sentences?.unreached && t(sentences.unreached)
    const start = unreached ? `${unreached}. ` : ''
    if (!(error instanceof ApiError)) return unreached ?? t`Something went wrong`
    if (error.kind === 'network' || isOfProxy(error, UNAVAILABLE_STATUSES))
      return start + t`The school can’t be reached. Check your connection and try again.`
    if (error.kind === 'timeout' || isOfProxy(error, TOO_LATE))
      return start + t`This is taking too long. Check your connection and try again.`
    if (error.kind === 'unconfirmed') return t`It isn’t certain that this was done. Look before you try again.`
    if (isOfProxy(error, TOO_LARGE)) return t`This is too large to be sent. Choose smaller files and try again.`
    const messages = Object.values(error.fields).flat()
    if (messages.length > 0) return t`Validation failed: ${messages.join('; ')}`
    if (error.message !== GENERIC_ERROR) return error.message
    const isAnswer = error.kind === 'answer' || error.kind === 'incomplete'
    const refused = sentences?.refused && t(sentences.refused)
    return (isAnswer ? refused : unreached) ?? t`Something went wrong`
  }
}

/** What an action throws that refuses by itself, in words for whoever tried. */
export class DomainError extends Error {
  override readonly name = 'Refused'
}
