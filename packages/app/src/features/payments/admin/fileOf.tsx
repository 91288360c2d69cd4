import type { RenderPaymentDetails } from '@maktab/ui/lib/money/RenderPaymentDetails'
import { PaymentDetailsContainer } from './PaymentDetailsContainer.tsx'

/** The file of a payment, for a screen on which it is decided. */
export const renderPaymentDetails: RenderPaymentDetails = (payment, parts) => (
  <PaymentDetailsContainer key={`${payment.kind} ${payment.id}`} {...payment} {...parts} />
)
