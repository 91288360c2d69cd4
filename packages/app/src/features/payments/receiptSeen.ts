import { useState } from 'react'
import { api } from '#api/api.ts'
import { createReceiptSeenReporter } from '../students/seenNotes.ts'

/**
 * Notes that a receipt is looked at, once for each. Nobody waits for it, and nobody is told where it fails, or where the
 * backend doesn’t know it (an extension): the decision is what counts.
 */
export function useReceiptSeenReporter(): ReturnType<typeof createReceiptSeenReporter> {
  const [note] = useState(() => createReceiptSeenReporter((body) => api('noteReceiptSeen', { body })))
  return note
}
