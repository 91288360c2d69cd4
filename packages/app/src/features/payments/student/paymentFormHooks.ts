import { type SubmitResult, done, submitError } from '@maktab/ui/submitResult'
import { useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { student } from '#addresses/student.ts'
import { useAtom } from 'jotai'
import { useDraft } from '#session/formDrafts.ts'
import { paymentOriginAtom } from '#preferences/cookieAtoms.ts'
import { usePolicies } from '#features/policies/usePolicies.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { type UploadOptions, useUploadProgress } from '#api/useUploadProgress.ts'
import { submitWithReceipts } from '#uploads/submitWithReceipts.ts'
import { ApiError } from '@maktab/client/ApiError'
import type { PaymentTerms } from '@maktab/contract/schema'
import type { AppliedCode } from '@maktab/ui/lib/money/paymentStates'
import { readWeekdays } from '@maktab/ui/lib/time/weekdays'
import { findRefundPolicyTitle } from '@maktab/ui/lib/school/schoolTexts'
import { type Remote, getListOrEmpty, mapRemote, ready } from '@maktab/ui/remote'
import { api } from '#api/api.ts'
import { useErrorMessage } from '#api/useErrorMessage.ts'
import { useOptionalQuery } from '#api/optionalOperations.ts'

/** The payment just sent in this tab: a receipt, or nothing for a free item. Survives a reload. */
export type JustSent = 'receipt' | 'free'

/** The payment just sent, from the current history entry. */
export function readJustSent(): JustSent | undefined {
  const { sent } = Object(window.history.state) as { sent?: unknown }
  return sent === 'receipt' || sent === 'free' ? sent : undefined
}

/** Opens the confirmation page instead of the list after a form was sent. */
function useRedirectAfterSubmit(item: string) {
  const [, navigate] = useLocation()
  const sent = useRef<JustSent>(undefined)
  return {
    noteSent: (outcome: SubmitResult, what: JustSent): SubmitResult => {
      if (outcome.state === 'done') sent.current = what
      return outcome
    },
    leave: (back: () => void) => {
      const what = sent.current
      if (what === undefined) back()
      // Replaces the entry, so that going back leads to the list and not to the sent form.
      else navigate(student.billing.href({ sent: item }), { replace: true, state: { sent: what } })
    },
  }
}

/**
 * Common state of the payment forms by item (`course-5`): the origin of the payment, the draft, and the page to open
 * after sending or closing.
 */
export function usePaymentForm<Values extends object>(item: string, back: () => void) {
  const [savedOrigin, onSaveOrigin] = useAtom(paymentOriginAtom)
  const { noteSent, leave } = useRedirectAfterSubmit(item)
  const { draft, saveDraft, resetDraft, clearDraft } = useDraft<Values>(item, { exclude: [] })
  const { i18n } = useLingui()
  const refunds = findRefundPolicyTitle(getListOrEmpty(usePolicies()), i18n.locale)
  const onClose = () => {
    clearDraft()
    leave(back)
  }
  return {
    note: noteSent,
    form: {
      savedOrigin,
      onSaveOrigin,
      draft,
      onSaveDraft: saveDraft,
      onResetDraft: resetDraft,
      onClose,
      refundPolicy: refunds === undefined ? undefined : { title: refunds, href: student.policy.href() },
    },
  }
}

type WithReceipt = { receipt?: Blob | undefined }

/** The form data with the receipt’s upload ID, or with the receipt itself if it wasn’t uploaded. */
type PaymentBody<Draft extends WithReceipt> = Omit<Draft, 'receipt'> &
  ({ receiptUpload: string } | { receipt: Draft['receipt'] })

/**
 * Pays with a receipt. Returns the upload progress from 0 to 1 and a way to cancel. Shows no toast, because a
 * confirmation page follows.
 */
export function usePayWithReceipt<Draft extends WithReceipt>(
  call: 'purchaseCourse' | 'submitEventPayment' | 'payFee' | 'payFees',
  send: (body: PaymentBody<Draft>, line: UploadOptions) => Promise<unknown>,
) {
  const mutate = useApiMutation({ tell: 'form' })
  const { startUpload, stopSending, uploadProgress } = useUploadProgress()
  const sendAll = ({ receipt, ...rest }: Draft) => {
    const options = startUpload()
    return submitWithReceipts([receipt], options, ([upload]) =>
      send({ ...rest, ...(upload ? { receiptUpload: upload } : { receipt }) }, options),
    )
  }
  return {
    sending: { uploadProgress, onStopSending: stopSending },
    pay: (draft: Draft) => mutate(call, () => sendAll(draft), { onDone: () => undefined }),
  }
}

type PaidItem = { kind: 'course' | 'event'; id: number }

/**
 * The price of a course or an event for the student (an extension), the times known for a course, and a function to
 * apply a discount code. Undefined terms if the backend doesn’t support it (decision 16).
 */
export function usePaymentTerms({ kind, id }: PaidItem) {
  const getMessage = useErrorMessage()
  const query = useOptionalQuery('getPaymentTerms', { params: { id }, query: { kind } })
  const [codeTerms, setCodeTerms] = useState<{ code: string; terms: PaymentTerms }>()
  const terms: Remote<PaymentTerms | undefined> = query
    ? mapRemote(query, (defaultTerms) => codeTerms?.terms ?? defaultTerms.terms)
    : ready(undefined)
  const onTryCode = async (code: string | undefined) => {
    try {
      if (code === undefined) setCodeTerms(undefined)
      else setCodeTerms({ code, ...(await api('getPaymentTerms', { params: { id }, query: { kind, code } })) })
      return done
    } catch (error) {
      return submitError(getMessage(error), error instanceof ApiError ? error.fields : {})
    }
  }
  const appliedCode: AppliedCode | undefined = codeTerms && {
    code: codeTerms.code,
    discountWithout: query?.state === 'ready' ? query.data.terms.discount : 0,
  }
  // Known times don’t depend on a code.
  const knownTimes =
    query?.state === 'ready'
      ? query.data.classTimings?.map(({ from, to, days }) => ({ from, to, days: readWeekdays(days) }))
      : undefined
  return { terms, knownTimes, codes: { appliedCode, onTryCode } }
}
