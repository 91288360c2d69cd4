import { assignBillIds, type Bill, needsNewReceipt, getBilledItemId } from '@maktab/ui/lib/money/billsAndFees'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useLingui } from '@lingui/react/macro'
import type { PurchaseStatus } from '@maktab/ui/features/students/admin/PurchaseReview'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { useOptionalMutation } from '#api/optionalOperations.ts'
import { type Remote, getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { useEnrolledCourses } from '../classes/classQueryHooks.ts'
import { student } from '#addresses/student.ts'

/** The bills of the signed-in student. */
export function useStudentBilling(enabled = true) {
  return useApiQuery('listStudentBilling', { enabled, select: ({ billing }) => assignBillIds(billing) })
}

/** A student’s bills for an admin; requested only while `isNeeded`. */
export function useStudentBillingDetails(studentId: number, isNeeded = true) {
  return useApiQuery('listStudentBillingDetails', {
    params: { id: studentId },
    select: ({ data }) => assignBillIds(data),
    enabled: isNeeded,
  })
}

/** Decides on a purchase; undefined if the backend doesn’t have the operation. */
export function useDecidePurchase(studentId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const decide = useOptionalMutation(
    'decidePurchase',
    t`Reviewing payments isn’t supported on this server. Nothing changed.`,
  )
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

type ResendableBilling = {
  billing: Remote<Bill[]>
  /** Whether a bill needs another receipt; false until it is known whether the student is enrolled already. */
  needsResubmission: (bill: Bill) => boolean
}

/** The bills of the student and which of them need another receipt. */
export function useResendableBilling(): ResendableBilling {
  const billing = useStudentBilling()
  const all = getListOrEmpty(billing)
  const isRejected = all.some(({ course, paymentStatus }) => course && paymentStatus === 'rejected')
  const enrolled = useEnrolledCourses(isRejected)
  return {
    billing: mergeStaleState(billing, enrolled),
    needsResubmission: (bill) =>
      !(isRejected && enrolled.state === 'loading') && needsNewReceipt(bill, all, getListOrEmpty(enrolled)),
  }
}

/** The page to send another receipt for a bill; the list if the backend doesn’t identify the billed item. */
export function getResendHref(bill: Bill): string {
  const id = getBilledItemId(bill)
  if (bill.event) return id === undefined ? student.events.href() : student.events.href({ pay: id })
  return id === undefined ? student.courses.href() : student.courses.href({ purchase: id })
}
