import type { RenderPaymentDetails } from '@maktab/ui/model/FileOf'
import { PaymentDetailsContainer } from './PaymentFileContainer.tsx'

/** The file of a payment, for a screen on which it is decided. */
export const renderPaymentDetails: RenderPaymentDetails = (payment, parts) => (
  <PaymentDetailsContainer key={`${payment.kind} ${payment.id}`} {...payment} {...parts} />
)
