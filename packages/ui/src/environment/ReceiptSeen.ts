import { createContext, use, useEffect } from 'react'

type Payment = { kind: 'course' | 'event'; id: number }

/** Notes that somebody of the school looks at the receipt of a payment; without a way to, nobody does. */
export const ReceiptSeen = createContext<((payment: Payment) => void) | undefined>(undefined)

/** While a receipt is in sight; what it pays and the `id` of that payment, undefined where there is none to see. */
export function useReceiptSeen(kind: Payment['kind'] | undefined, id: number | undefined): void {
  const note = use(ReceiptSeen)
  useEffect(() => {
    if (kind !== undefined && id !== undefined) note?.({ kind, id })
  }, [note, kind, id])
}
