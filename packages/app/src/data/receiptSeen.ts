import type { PaymentKind } from '@maktab/contract/schema'
import { useState } from 'react'
import { ask } from '../calls/ask.ts'

type Payment = { kind: PaymentKind; id: number }

/**
 * Notes that a receipt is looked at, once for each. Nobody waits for it, and nobody is told where it fails, or where the
 * backend doesn’t know it (an extension): the decision is what counts.
 */
export function useNoteReceiptSeen(): (payment: Payment) => void {
  const [note] = useState(() => {
    const noted = new Set<string>()
    return ({ kind, id }: Payment) => {
      const key = `${kind} ${id}`
      if (noted.has(key)) return
      noted.add(key)
      ask('noteReceiptSeen', { body: { kind, id } }).catch(() => noted.delete(key))
    }
  })
  return note
}
