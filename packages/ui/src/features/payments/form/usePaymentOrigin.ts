import { useState } from 'react'
import type { PaymentOrigin } from '#lib/money/paymentInstructions.ts'

export type SavedPaymentOrigin = {
  /** From where somebody paid last on this device. */
  savedOrigin: PaymentOrigin | undefined
  onSaveOrigin: (origin: PaymentOrigin) => void
}

/** From where one pays; undefined until it is chosen. */
export function usePaymentOrigin({ savedOrigin, onSaveOrigin }: SavedPaymentOrigin) {
  const [origin, setOrigin] = useState(savedOrigin)
  const onChooseOrigin = (next: PaymentOrigin) => {
    setOrigin(next)
    onSaveOrigin(next)
  }
  return { origin, onChooseOrigin }
}
