import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import type { Refusal } from '@maktab/ui/refusal'
import { toasts } from '../feedback/toasts.ts'
import { isOfSession } from './isOfSession.ts'
import { TOLD_ELSEWHERE } from './toldElsewhere.ts'
import { useFailureWords } from './useFailureWords.ts'
import type { UploadLine } from './useUploadLine.ts'
import { useUploadLine } from './useUploadLine.ts'

type Answer = { message?: string | undefined }

/**
 * Sends a payment with its receipt: how much of it has gone out (from 0 to 1), and a way to stop. What was done is told
 * in a toast, what was refused beside the form (2§8).
 */
export function useReceiptSending() {
  const { t } = useLingui()
  const words = useFailureWords()
  const { openLine, ...sending } = useUploadLine()
  return {
    ...sending,
    /** `reload` reads again what a payment changes; after a failure too: it may have arrived all the same. */
    send: async (
      call: (line: UploadLine) => Promise<Answer>,
      reload: () => Promise<unknown>,
    ): Promise<Refusal | void> => {
      const line = openLine()
      try {
        const { message } = await call(line)
        await reload()
        if (message) void toasts.success(message)
        return undefined
      } catch (error) {
        void reload()
        if (isOfSession(error) || line.signal.aborted) return TOLD_ELSEWHERE
        return {
          message: words(error, { refused: t`Something went wrong. Please try again.` }),
          fields: error instanceof ApiError ? error.fields : {},
        }
      }
    },
  }
}
