import type { PaymentKind } from '@maktab/contract/schema'
import { createContext, use, useEffect } from 'react'

type Payment = {
  kind: PaymentKind
  id: number
  /** URL of the receipt; a new one counts as unseen. */
  receipt: string
}

/** Records that staff viewed a payment's receipt; undefined where this isn't supported. */
export const MarkReceiptSeenContext = createContext<((payment: Payment) => void) | undefined>(undefined)

/** Marks a payment's receipt as seen while it is shown; `receipt` is null if there is none. */
export function useMarkReceiptSeen(kind: PaymentKind, id: number | undefined, receipt: string | null): void {
  const markSeen = use(MarkReceiptSeenContext)
  useEffect(() => {
    if (id !== undefined && receipt !== null) markSeen?.({ kind, id, receipt })
  }, [markSeen, kind, id, receipt])
}
