import type { PaymentKind } from '@maktab/contract/schema'
import type { ReactNode } from 'react'

export type PaymentDetailsSlots = {
  /** What is known of the payment without its file. */
  fallback: ReactNode
  /** Its receipt, which stands in the file after the amount. */
  picture?: ReactNode
  /** What is called that was taken off, where something was. */
  discountName?: string | null | undefined
  /** What is decided below the file: only once it is there, or can’t be had, so that nothing moves away under a finger. */
  decision: ReactNode
}

export type PaymentIdentifier = { kind: PaymentKind; id: number }

/** The file of a payment, asked for when it is shown; what isn’t known shows what stands `instead`. */
export type RenderPaymentDetails = (payment: PaymentIdentifier, parts: PaymentDetailsSlots) => ReactNode
