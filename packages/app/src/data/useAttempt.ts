import { ApiError } from '@maktab/client/ApiError'
import type { Outcome } from '@maktab/ui/refusal'
import type { QueryKey } from '@tanstack/react-query'
import { useId } from 'react'
import { toasts } from '../feedback/toasts.ts'
import { isOfSession } from './isOfSession.ts'
import { TOLD_ELSEWHERE } from './toldElsewhere.ts'
import type { FailureSentences } from './useFailureWords.ts'
import { useFailureWords } from './useFailureWords.ts'
import { useReload } from './useReload.ts'

type Answer = { message?: string | undefined }

/**
 * An action’s own sentences (1§8, 2§8), each of them for where the server has no words (decision 52).
 * Without a payload there is no “Loading...” (decision 45).
 */
type Sentences = Partial<FailureSentences> & { done?: string; hasPayload?: boolean }

/** The record is gone, or nobody knows whether it was saved: what is shown of it may be old. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.kind === 'unconfirmed')

/**
 * Runs an action and tells of it (1§8): a toast while it lasts, the server’s words when it is done, and each failure
 * once: of fields at the fields, of a record that was changed meanwhile in the form, of the session by `watchSession`, any
 * other in a toast. The queries of `touched` are
 * made again before the action counts as done, and where it shows that what they said is outdated.
 */
export function useAttempt(
  touched: readonly QueryKey[] = [],
): (send: () => Promise<Answer>, sentences?: Sentences) => Outcome {
  const words = useFailureWords()
  const reload = useReload(touched)
  const action = useId()
  return async (send, sentences) => {
    const dismiss = sentences?.hasPayload === false ? undefined : toasts.loading()
    try {
      const { message } = await send()
      void toasts.settle(action)
      await reload()
      const told = message || sentences?.done
      if (told) void toasts.success(told)
      return undefined
    } catch (error) {
      if (isOutdated(error)) void reload()
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        return { message: words(error), fields: error.fields }
      }
      if (error instanceof ApiError && error.status === 409) {
        // Whoever goes on with their own text does it over the newest record, which has to be there by then.
        await reload()
        return { message: words(error, sentences), fields: {}, isConflict: true }
      }
      if (!isOfSession(error)) void toasts.error(words(error, sentences), action)
      return TOLD_ELSEWHERE
    } finally {
      void dismiss?.()
    }
  }
}
