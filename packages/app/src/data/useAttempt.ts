import { ApiError } from '@maktab/client/ApiError'
import type { Outcome } from '@maktab/ui/refusal'
import { toasts } from '../feedback/toasts.ts'
import { useFailureWords } from './useFailureWords.ts'

type Answer = { message?: string | undefined }

const TOLD_ELSEWHERE = { message: '', fields: {} }

/**
 * Runs an action and tells of it (1§8): a toast while it lasts, the server’s words when it is done, and each failure
 * once: of fields at the fields, of the session by `watchSession`, any other in a toast.
 */
export function useAttempt(): (send: () => Promise<Answer>) => Outcome {
  const words = useFailureWords()
  return async (send) => {
    const dismiss = toasts.loading()
    try {
      const { message } = await send()
      if (message) void toasts.success(message)
      return undefined
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        return { message: error.message, fields: error.fields }
      }
      const isOfSession = error instanceof ApiError && (error.status === 401 || error.status === 403)
      if (!isOfSession) void toasts.error(words(error))
      return TOLD_ELSEWHERE
    } finally {
      void dismiss()
    }
  }
}
