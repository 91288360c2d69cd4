import { useLingui } from '@lingui/react/macro'
import { assignBillIds } from '@maktab/ui/lib/money/bills'
import type { PurchaseStatus } from '@maktab/ui/features/students/admin/PurchaseDecisionPanel'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/fetchFresh.ts'
import { useOptionalMutation } from '#api/useOptionalMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

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
  const queries = useQueryClient()
  const decide = useOptionalMutation('decidePurchase', t`Purchases can’t be decided here. Nothing was changed.`)
  const isThere = async (id: number) => {
    const { data } = await fetchFresh(queries, 'listStudentBillingDetails', { params: { id: studentId } })
    return data.some((purchase) => purchase.id === id)
  }
  return (
    decide &&
    ((id: number, paymentStatus: PurchaseStatus, reason?: string) =>
      decide({ body: { id, paymentStatus, ...(reason && { reason }) } }, () => isThere(id)))
  )
}
