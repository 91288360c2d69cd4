import type { PaymentKind } from '@maktab/contract/schema'
import { createContext, use, useEffect } from 'react'

type Payment = { kind: PaymentKind; id: number }

/** Notes that somebody of the school looks at the receipt of a payment; without a way to, nobody does. */
export const ReceiptSeen = createContext<((payment: Payment) => void) | undefined>(undefined)

/** While a receipt is in sight; `id` of its payment, undefined where there is none to see. */
export function useReceiptSeen(kind: PaymentKind, id: number | undefined): void {
  const note = use(ReceiptSeen)
  useEffect(() => {
    if (id !== undefined) note?.({ kind, id })
  }, [note, kind, id])
}
