import { type SubmitResult, done, submitError } from '@maktab/ui/submitResult'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { student } from '#addresses/student.ts'
import { useAtom } from 'jotai'
import { useDraft } from '#session/drafts.ts'
import { paymentOriginAtom } from '#preferences/cookieAtoms.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { type UploadOptions, useUploadProgress } from '#api/useUploadProgress.ts'
import { submitWithReceipts } from '#uploads/submitWithReceipts.ts'
import { ApiError } from '@maktab/client/ApiError'
import type { PaymentTerms } from '@maktab/contract/schema'
import type { AppliedCode } from '@maktab/ui/lib/money/payments'
import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { api } from '#api/api.ts'
import { useErrorMessage } from '#api/errors.ts'
import { useOptionalQuery } from '#api/optionalCalls.ts'

/** What was sent just now, in this tab: a receipt, or nothing for what is free. Stays when the page is loaded anew. */
export type JustSent = 'receipt' | 'free'

/** What this entry of the tab’s history says to have been sent. */
export function readJustSent(): JustSent | undefined {
  const { sent } = Object(window.history.state) as { sent?: unknown }
  return sent === 'receipt' || sent === 'free' ? sent : undefined
}

/** After a form was sent, its page is followed by the one of what was sent, instead of the list that it came from. */
function useRedirectAfterSubmit(item: string) {
  const [, navigate] = useLocation()
  const sent = useRef<JustSent>(undefined)
  return {
    /** Notes that it was sent. */
    noteSent: (outcome: SubmitResult, what: JustSent): SubmitResult => {
      if (outcome.state === 'done') sent.current = what
      return outcome
    },
    /** Leaves the form. */
    leave: (back: () => void) => {
      const what = sent.current
      if (what === undefined) back()
      // The way back leads to the list, not into a form that was sent.
      else navigate(student.billing.href({ sent: item }), { replace: true, state: { sent: what } })
    },
  }
}

/**
 * What the forms that pay have in common, by what is paid for (`course-5`): from where one pays, what was typed before, and
 * the page that follows once it is sent, or the list when it is closed.
 */
export function usePaymentForm<Values extends object>(item: string, back: () => void) {
  const [savedOrigin, onSaveOrigin] = useAtom(paymentOriginAtom)
  const { noteSent, leave } = useRedirectAfterSubmit(item)
  const { draft, saveDraft, resetDraft, clearDraft } = useDraft<Values>(item, { exclude: [] })
  const onClose = () => {
    clearDraft()
    leave(back)
  }
  return {
    note: noteSent,
    form: { savedOrigin, onSaveOrigin, draft, onSaveDraft: saveDraft, onResetDraft: resetDraft, onClose },
  }
}

type WithReceipt = { receipt?: Blob | undefined }

/** A draft whose receipt is with the school already, by the name of its upload, or goes out with the form. */
type Sending<Draft extends WithReceipt> = Omit<Draft, 'receipt'> &
  ({ receiptUpload: string } | { receipt: Draft['receipt'] })

/**
 * Pays for something with a receipt: how much of it has gone out (from 0 to 1), and a way to stop. What was sent has a
 * page of its own, which says more than a toast.
 */
export function usePayWithReceipt<Draft extends WithReceipt>(
  call: 'purchaseCourse' | 'submitEventPayment' | 'payFee',
  send: (body: Sending<Draft>, line: UploadOptions) => Promise<unknown>,
) {
  const mutate = useApiMutation({ tell: 'form' })
  const { startUpload, stopSending, uploadProgress } = useUploadProgress()
  const sendAll = ({ receipt, ...rest }: Draft) => {
    const line = startUpload()
    return submitWithReceipts([receipt], line, ([upload]) =>
      send({ ...rest, ...(upload ? { receiptUpload: upload } : { receipt }) }, line),
    )
  }
  return {
    sending: { uploadProgress, onStopSending: stopSending },
    pay: (draft: Draft) => mutate(call, () => sendAll(draft), { onDone: () => undefined }),
  }
}

type Asked = { kind: 'course' | 'event'; id: number }

/**
 * What the student would pay for a course or an event (an extension), and a way to ask it with a code. A backend that
 * doesn’t know the call (decision 16) has nothing to say but the price.
 */
export function usePaymentTerms({ kind, id }: Asked) {
  const getMessage = useErrorMessage()
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
      return submitError(getMessage(error), error instanceof ApiError ? error.fields : {})
    }
  }
  const appliedCode: AppliedCode | undefined = tried && {
    code: tried.code,
    discountWithout: answer?.state === 'ready' ? answer.data.terms.discount : 0,
  }
  return { terms, appliedCode, onTryCode }
}
