import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import { uploadFetch } from '@maktab/client/uploadFetch'
import type { Refusal } from '@maktab/ui/refusal'
import { useRef, useState } from 'react'
import { toasts } from '../feedback/toasts.ts'
import { useFailureWords } from './useFailureWords.ts'

type Line = { signal: AbortSignal; fetch: ReturnType<typeof uploadFetch> }
type Answer = { message?: string | undefined }

const TOLD_ELSEWHERE: Refusal = { message: '', fields: {} }

/**
 * Sends a payment with its receipt: how much of it has gone out (from 0 to 1), and a way to stop. What was done is told
 * in a toast, what was refused beside the form (2§8).
 */
export function useReceiptSending() {
  const { t } = useLingui()
  const words = useFailureWords()
  const [sentShare, setSentShare] = useState<number>()
  const stopper = useRef<AbortController>(undefined)
  return {
    sentShare,
    stopSending: () => stopper.current?.abort(),
    /** `reload` reads again what a payment changes; after a failure too: it may have arrived all the same. */
    send: async (call: (line: Line) => Promise<Answer>, reload: () => Promise<unknown>): Promise<Refusal | void> => {
      const { signal } = (stopper.current = new AbortController())
      setSentShare(undefined)
      try {
        const { message } = await call({ signal, fetch: uploadFetch({ onProgress: setSentShare }) })
        await reload()
        if (message) void toasts.success(message)
        return undefined
      } catch (error) {
        void reload()
        const isOfSession = error instanceof ApiError && (error.status === 401 || error.status === 403)
        if (isOfSession || signal.aborted) return TOLD_ELSEWHERE
        return {
          message: words(error, { refused: t`Something went wrong. Please try again.` }),
          fields: error instanceof ApiError ? error.fields : {},
        }
      }
    },
  }
}
