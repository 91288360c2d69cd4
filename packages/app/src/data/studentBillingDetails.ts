import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import { unwrap } from '@maktab/client/unwrap'
import type { Refusal } from '@maktab/ui/refusal'
import type { PurchaseStatus } from '@maktab/ui/screens/admin/StudentScreen/PurchaseClaim'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { studentsKey } from './students.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const optionsOf = (id: number) =>
  queryOptions({
    queryKey: ['studentBillingDetails', id],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/student/get/billing-details/{id}', { params: { path: { id } }, signal })),
    select: ({ data }) => data,
  })

/** What a student was billed, as the administrator sees it. */
export function useStudentBillingDetails(studentId: number) {
  return useRemote(useQuery(optionsOf(studentId)))
}

/** Whether the backend decides purchases. It is taken to, until it says otherwise (decision 16). */
const offeredOptions = queryOptions({
  queryKey: ['isPurchaseDecisionOffered'],
  queryFn: () => true,
  initialData: true,
  enabled: false,
  gcTime: Infinity,
})

/**
 * Decides a purchase; undefined where the backend doesn’t know the call. The billing is read again even when it was
 * refused: somebody else may have decided meanwhile.
 */
export function useDecidePurchase(studentId: number) {
  const { t } = useLingui()
  const attempt = useAttempt()
  const queries = useQueryClient()
  const { data: isOffered } = useQuery(offeredOptions)

  const isStillThere = async (id: number) => {
    const { data } = await queries.fetchQuery({ ...optionsOf(studentId), staleTime: 0 })
    return data.some((purchase) => purchase.id === id)
  }
  const decide = async (id: number, paymentStatus: PurchaseStatus) => {
    let refusal: Refusal | undefined
    const outcome = await attempt(async () => {
      try {
        return await unwrap(client.PUT('/student/update-purchase-status', { body: { id, paymentStatus } }))
      } catch (error) {
        // The same answer says that a purchase is gone: then it is no longer in the list.
        const isUnknownCall = error instanceof ApiError && error.status === 404 && (await isStillThere(id))
        if (!isUnknownCall) throw error
        queries.setQueryData(offeredOptions.queryKey, false)
        refusal = { message: t`Purchases can’t be decided here. Nothing was changed.`, fields: {} }
        return {}
      }
    })
    await Promise.all([
      queries.invalidateQueries({ queryKey: optionsOf(studentId).queryKey }),
      queries.invalidateQueries({ queryKey: studentsKey }),
    ])
    return outcome ?? refusal
  }
  return isOffered ? decide : undefined
}
