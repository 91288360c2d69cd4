import type { PaymentKind } from '@maktab/contract/schema'
import { useState } from 'react'
import { api } from '#api/api.ts'

type Payment = { kind: PaymentKind; id: number; receipt: string }

/** Reports each receipt once, and again when it is replaced; a failed report is repeated the next time. */
export function createReceiptSeenReporter(
  send: (payment: Omit<Payment, 'receipt'>) => Promise<unknown>,
): (payment: Payment) => void {
  const reported = new Set<string>()
  return ({ kind, id, receipt }) => {
    // The query of the URL is a signature that changes with each response.
    const key = `${kind} ${id} ${receipt.split('?')[0]}`
    if (reported.has(key)) return
    reported.add(key)
    send({ kind, id }).catch(() => reported.delete(key))
  }
}

/**
 * Reports that a receipt was viewed, once per receipt. Errors are ignored, also if the backend doesn’t support it (an
 * extension), because only the decision matters.
 */
export function useReceiptSeenReporter(): ReturnType<typeof createReceiptSeenReporter> {
  const [reportSeen] = useState(() => createReceiptSeenReporter((body) => api('noteReceiptSeen', { body })))
  return reportSeen
}
