import type { PaymentKind } from '@maktab/contract/schema'
import { useState } from 'react'
import { api } from '#api/api.ts'

type Payment = { kind: PaymentKind; id: number; receipt: string }

/** Notes each receipt once, and one that took the place of another anew; what failed is noted the next time. */
export function createReceiptSeenReporter(
  send: (payment: Omit<Payment, 'receipt'>) => Promise<unknown>,
): (payment: Payment) => void {
  const noted = new Set<string>()
  return ({ kind, id, receipt }) => {
    // What follows the name is signed anew each time that it is told.
    const key = `${kind} ${id} ${receipt.split('?')[0]}`
    if (noted.has(key)) return
    noted.add(key)
    send({ kind, id }).catch(() => noted.delete(key))
  }
}

/**
 * Notes that a receipt is looked at, once for each. Nobody waits for it, and nobody is told where it fails, or where the
 * backend doesn’t know it (an extension): the decision is what counts.
 */
export function useReceiptSeenReporter(): ReturnType<typeof createReceiptSeenReporter> {
  const [note] = useState(() => createReceiptSeenReporter((body) => api('noteReceiptSeen', { body })))
  return note
}
