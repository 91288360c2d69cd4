import type { FileOf } from '@maktab/ui/model/FileOf'
import { PaymentFileContainer } from './PaymentFileContainer.tsx'

/** The file of a payment, for a screen on which it is decided. */
export const fileOf: FileOf = (payment, parts) => (
  <PaymentFileContainer key={`${payment.kind} ${payment.id}`} {...payment} {...parts} />
)
