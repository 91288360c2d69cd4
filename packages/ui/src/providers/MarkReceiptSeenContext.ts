import type { PaymentKind } from '@maktab/contract/schema'
import { createContext, use, useEffect } from 'react'

type Payment = {
  kind: PaymentKind
  id: number
  /** Where its receipt is: another one is seen anew. */
  receipt: string
}

/** Notes that somebody of the school looks at the receipt of a payment; without a way to, nobody does. */
export const MarkReceiptSeenContext = createContext<((payment: Payment) => void) | undefined>(undefined)

/** While the receipt of a payment is in sight; null where there is none to see. */
export function useMarkReceiptSeen(kind: PaymentKind, id: number | undefined, receipt: string | null): void {
  const note = use(MarkReceiptSeenContext)
  useEffect(() => {
    if (id !== undefined && receipt !== null) note?.({ kind, id, receipt })
  }, [note, kind, id, receipt])
}
