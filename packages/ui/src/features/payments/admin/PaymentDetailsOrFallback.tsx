import type { PaymentKind } from '@maktab/contract/schema'
import type { RenderPaymentDetails, PaymentDetailsSlots } from '#lib/money/RenderPaymentDetails.ts'

type PaymentDetailsOrFallbackProps = PaymentDetailsSlots & {
  kind: PaymentKind
  /** Undefined of a payment that the backend doesn’t number, which has no file. */
  id: number | undefined
  renderPaymentDetails: RenderPaymentDetails | undefined
}

/** A payment where it is decided: its file, or what is known where there is none, then the decision. */
export function PaymentDetailsOrFallback({ kind, id, renderPaymentDetails, ...parts }: PaymentDetailsOrFallbackProps) {
  if (renderPaymentDetails && id !== undefined) return renderPaymentDetails({ kind, id }, parts)
  return (
    <>
      {parts.fallback}
      {parts.decision}
    </>
  )
}
