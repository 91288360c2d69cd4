import type { PaymentKind } from '@maktab/contract/schema'
import { useState } from 'react'
import { ask } from '../calls/ask.ts'

type Payment = { kind: PaymentKind; id: number; receipt: string }

/**
 * Notes that a receipt is looked at, once for each. Nobody waits for it, and nobody is told where it fails, or where the
 * backend doesn’t know it (an extension): the decision is what counts.
 */
export function useNoteReceiptSeen(): (payment: Payment) => void {
  const [note] = useState(() => {
    const noted = new Set<string>()
    return ({ kind, id, receipt }: Payment) => {
      // What follows the name is signed anew each time that it is told.
      const key = `${kind} ${id} ${receipt.split('?')[0]}`
      if (noted.has(key)) return
      noted.add(key)
      ask('noteReceiptSeen', { body: { kind, id } }).catch(() => noted.delete(key))
    }
  })
  return note
}
