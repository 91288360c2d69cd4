import { assignBillIds, type Bill, needsNewReceipt, getBilledItemId } from '@maktab/ui/lib/money/bills'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useLingui } from '@lingui/react/macro'
import type { PurchaseStatus } from '@maktab/ui/features/students/admin/PurchaseReview'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { useOptionalMutation } from '#api/optionalCalls.ts'
import { type Remote, getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { useEnrolledCourses } from '../classes/classes.ts'
import { student } from '#addresses/student.ts'

/** What the student who is signed in was billed. */
export function useStudentBilling(enabled = true) {
  return useApiQuery('listStudentBilling', { enabled, select: ({ billing }) => assignBillIds(billing) })
}

/** What a student was billed, as the administrator sees it; where it isn’t always needed, it is asked for only then. */
export function useStudentBillingDetails(studentId: number, isNeeded = true) {
  return useApiQuery('listStudentBillingDetails', {
    params: { id: studentId },
    select: ({ data }) => assignBillIds(data),
    enabled: isNeeded,
  })
}

/** Decides a purchase; undefined where the backend doesn’t know the call. */
export function useDecidePurchase(studentId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const decide = useOptionalMutation('decidePurchase', t`Purchases can’t be decided here. Nothing was changed.`)
  const isThere = async (id: number) => {
    const { data } = await fetchFresh(queryClient, 'listStudentBillingDetails', { params: { id: studentId } })
    return data.some((purchase) => purchase.id === id)
  }
  return (
    decide &&
    ((id: number, paymentStatus: PurchaseStatus, reason?: string) =>
      decide({ body: { id, paymentStatus, ...(reason && { reason }) } }, () => isThere(id)))
  )
}

type WithAnswers = {
  billing: Remote<Bill[]>
  /** For which of them another receipt is asked; for none until it is known whether their courses are one’s own by now. */
  isToSendAgain: (bill: Bill) => boolean
}

/** What was billed, and what is to be sent again of it. */
export function useResendableBilling(): WithAnswers {
  const billing = useStudentBilling()
  const all = getListOrEmpty(billing)
  const isRejected = all.some(({ course, paymentStatus }) => course && paymentStatus === 'rejected')
  const enrolled = useEnrolledCourses(isRejected)
  return {
    billing: mergeStaleState(billing, enrolled),
    isToSendAgain: (bill) =>
      !(isRejected && enrolled.state === 'loading') && needsNewReceipt(bill, all, getListOrEmpty(enrolled)),
  }
}

/** Where another receipt is sent for what a bill is of; its list where the backend doesn’t tell which it is. */
export function getResendHref(bill: Bill): string {
  const id = getBilledItemId(bill)
  if (bill.event) return id === undefined ? student.events.href() : student.events.href({ pay: id })
  return id === undefined ? student.courses.href() : student.courses.href({ purchase: id })
}
