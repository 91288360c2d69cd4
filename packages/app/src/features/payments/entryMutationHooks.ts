import type { NewPayment, NewRefund, PayableItem } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOptionalMutation, useOptionalRemote } from '#api/optionalOperations.ts'
import { fetchFresh, queryOptionsFor } from '#api/queryOptionsFor.ts'

/** What a student can pay for; undefined if the backend can’t record payments (decision 16). */
export function usePayableItems(studentId: number): Remote<PayableItem[]> | undefined {
  // Not kept, because a dialog is filled in with the amounts of now.
  const query = useQuery({ ...queryOptionsFor('listPayableItems', { query: { studentId } }), gcTime: 0 })
  const items = useOptionalRemote('listPayableItems', query)
  return items && mapRemote(items, (list) => list.items)
}

/** Records a payment of a student; undefined if the backend doesn’t have the operation. */
export function useRecordPayment(studentId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const record = useOptionalMutation(
    'recordPayment',
    t`Recording payments isn’t supported on this server. Nothing changed.`,
  )
  const isThere = async () =>
    (await fetchFresh(queryClient, 'listPayableItems', { query: { studentId } })).items.length > 0
  return record && ((body: NewPayment) => record({ body }, isThere))
}

/** Records a refund; undefined if the backend doesn’t have the operation. */
export function useRecordRefund() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const record = useOptionalMutation(
    'recordRefund',
    t`Recording refunds isn’t supported on this server. Nothing changed.`,
  )
  return (
    record &&
    ((body: NewRefund) =>
      record({ body }, async () => {
        const request = { params: { id: body.id }, query: { kind: body.kind } }
        return (await fetchFresh(queryClient, 'getPayment', request)).payment.payment.id === body.id
      }))
  )
}

/** Voids a recorded payment or refund; undefined if the backend doesn’t have the operation. */
export function useVoidEntry() {
  const { t } = useLingui()
  const voidEntry = useOptionalMutation(
    'voidEntry',
    t`Voiding payments isn’t supported on this server. Nothing changed.`,
  )
  // There is no operation that finds an entry, so a 404 counts as one that is gone.
  return voidEntry && ((id: number, reason: string) => voidEntry({ body: { id, reason } }, async () => false))
}
