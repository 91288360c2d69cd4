import { ApiError } from '@maktab/client/ApiError'
import type { Refusal } from '@maktab/ui/refusal'
import { useFailureWords } from './useFailureWords.ts'

/**
 * Runs a visitor’s call, whose refusals are said beside the form. Where the server gives no words of its own, a form’s
 * own sentence stands in for them (2§8).
 */
export function useVisitorAttempt<Answer>(): (
  send: () => Promise<Answer>,
  options: { onDone: (answer: Answer) => void; otherwise: string },
) => Promise<Refusal | void> {
  const words = useFailureWords()
  return async (send, { onDone, otherwise }) => {
    try {
      onDone(await send())
      return undefined
    } catch (error) {
      return {
        message: words(error, { refused: otherwise }),
        fields: error instanceof ApiError ? error.fields : {},
      }
    }
  }
}
