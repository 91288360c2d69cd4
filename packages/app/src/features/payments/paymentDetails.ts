import type { PaymentCorrection, PaymentFacts, PaymentKind } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Remote } from '@maktab/ui/remote'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/fetchFresh.ts'
import { useOptionalMutation } from '#api/useOptionalMutation.ts'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/** All of a payment; undefined where the backend doesn’t tell it (an extension). */
export function usePaymentDetails(kind: PaymentKind, id: number): Remote<PaymentFacts> | undefined {
  return useOptionalQuery('getPayment', { params: { id }, query: { kind }, select: ({ payment }) => payment })
}

/** What can be put right of a payment; undefined where the backend doesn’t know the call. */
export function usePaymentActions(kind: PaymentKind, id: number) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const save = useOptionalMutation('saveTransactionId', t`Transaction numbers can’t be kept here. Nothing was changed.`)
  const correct = useOptionalMutation('correctPayment', t`Decisions can’t be corrected here. Nothing was changed.`)
  const isThere = async () =>
    (await fetchFresh(queries, 'getPayment', { params: { id }, query: { kind } })).payment.payment.id === id
  return {
    onSaveTransactionId:
      save &&
      ((transactionId: string, seen: string | null) => save({ body: { kind, id, transactionId, seen } }, isThere)),
    onCorrect:
      correct &&
      ((paymentStatus: PaymentCorrection['paymentStatus'], seen: PaymentCorrection['seen'], reason: string) =>
        correct({ body: { kind, id, paymentStatus, seen, reason } }, isThere)),
  }
}
