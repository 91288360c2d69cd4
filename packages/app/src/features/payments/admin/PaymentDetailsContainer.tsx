import type { PaymentIdentifier, PaymentDetailsSlots, RenderPaymentDetails } from '@maktab/ui/lib/money/paymentStates'
import { PaymentDetails } from '@maktab/ui/features/payments/admin/PaymentDetails'
import { admin } from '#addresses/admin.ts'
import { copyText } from '#browser/sharePrintouts.ts'
import type { PaymentCorrection, PaymentFacts, PaymentKind } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Remote } from '@maktab/ui/remote'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { useOptionalMutation, useOptionalQuery } from '#api/optionalOperations.ts'

const studentHref = (student: number) => admin.students.href({ student })

/** The details of a payment on every page where it is decided. */
function PaymentDetailsContainer({ kind, id, ...parts }: PaymentIdentifier & PaymentDetailsSlots) {
  return (
    <PaymentDetails
      {...parts}
      {...usePaymentActions(kind, id)}
      facts={usePaymentDetails(kind, id)}
      studentHref={studentHref}
      copyText={copyText}
    />
  )
}

/** The details of a payment; undefined if the backend doesn’t support them (an extension). */
function usePaymentDetails(kind: PaymentKind, id: number): Remote<PaymentFacts> | undefined {
  return useOptionalQuery('getPayment', { params: { id }, query: { kind }, select: ({ payment }) => payment })
}

/** Corrections of a payment; undefined if the backend doesn’t have the operations. */
function usePaymentActions(kind: PaymentKind, id: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const save = useOptionalMutation(
    'saveTransactionId',
    t`Transaction numbers aren’t supported on this server. Nothing changed.`,
  )
  const correct = useOptionalMutation(
    'correctPayment',
    t`Corrections aren’t supported on this server. Nothing changed.`,
  )
  const isThere = async () =>
    (await fetchFresh(queryClient, 'getPayment', { params: { id }, query: { kind } })).payment.payment.id === id
  return {
    onSaveTransactionId:
      save &&
      ((transactionId: string, seenValue: string | null) =>
        save({ body: { kind, id, transactionId, seen: seenValue } }, isThere)),
    onCorrect:
      correct &&
      ((paymentStatus: PaymentCorrection['paymentStatus'], seenValue: PaymentCorrection['seen'], reason: string) =>
        correct({ body: { kind, id, paymentStatus, seen: seenValue, reason } }, isThere)),
  }
}

/** Renders the details of a payment on a screen where it is decided. */
export const renderPaymentDetails: RenderPaymentDetails = (payment, parts) => (
  <PaymentDetailsContainer key={`${payment.kind} ${payment.id}`} {...payment} {...parts} />
)
