import { ApiError } from '@maktab/client/ApiError'
import type { Outcome } from '@maktab/ui/refusal'
import { toasts } from '../feedback/toasts.ts'
import { isOfSession } from './isOfSession.ts'
import { TOLD_ELSEWHERE } from './toldElsewhere.ts'
import type { FailureSentences } from './useFailureWords.ts'
import { useFailureWords } from './useFailureWords.ts'

type Answer = { message?: string | undefined }

/**
 * An action’s own sentences (1§8, 2§8); `done` stands whatever the server says, the others where it has no words.
 * Without a payload there is no “Loading...” (decision 45).
 */
type Sentences = Partial<FailureSentences> & { done?: string; hasPayload?: boolean }

/**
 * Runs an action and tells of it (1§8): a toast while it lasts, the server’s words when it is done, and each failure
 * once: of fields at the fields, of the session by `watchSession`, any other in a toast.
 */
export function useAttempt(): (send: () => Promise<Answer>, sentences?: Sentences) => Outcome {
  const words = useFailureWords()
  return async (send, sentences) => {
    const dismiss = sentences?.hasPayload === false ? undefined : toasts.loading()
    try {
      const { message } = await send()
      const told = sentences?.done ?? message
      if (told) void toasts.success(told)
      return undefined
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        return { message: error.message, fields: error.fields }
      }
      if (!isOfSession(error)) void toasts.error(words(error, sentences))
      return TOLD_ELSEWHERE
    } finally {
      void dismiss?.()
    }
  }
}
