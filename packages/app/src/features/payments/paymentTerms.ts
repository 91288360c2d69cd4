import { ApiError } from '@maktab/client/ApiError'
import type { PaymentTerms } from '@maktab/contract/schema'
import type { AppliedCode } from '@maktab/ui/lib/money/paymentTerms'
import { done, submitError } from '@maktab/ui/submitResult'
import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { useState } from 'react'
import { api } from '#api/api.ts'
import { useErrorMessage } from '#api/useErrorMessage.ts'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

type Asked = { kind: 'course' | 'event'; id: number }

/**
 * What the student would pay for a course or an event (an extension), and a way to ask it with a code. A backend that
 * doesn’t know the call (decision 16) has nothing to say but the price.
 */
export function usePaymentTerms({ kind, id }: Asked) {
  const words = useErrorMessage()
  const answer = useOptionalQuery('getPaymentTerms', { params: { id }, query: { kind } })
  const [tried, setTried] = useState<{ code: string; terms: PaymentTerms }>()
  const terms: Remote<PaymentTerms | undefined> = answer
    ? mapRemote(answer, (ordinary) => tried?.terms ?? ordinary.terms)
    : ready(undefined)
  const onTryCode = async (code: string | undefined) => {
    try {
      if (code === undefined) setTried(undefined)
      else setTried({ code, ...(await api('getPaymentTerms', { params: { id }, query: { kind, code } })) })
      return done
    } catch (error) {
      return submitError(words(error), error instanceof ApiError ? error.fields : {})
    }
  }
  const appliedCode: AppliedCode | undefined = tried && {
    code: tried.code,
    discountWithout: answer?.state === 'ready' ? answer.data.terms.discount : 0,
  }
  return { terms, appliedCode, onTryCode }
}
