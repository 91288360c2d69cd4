import { useState } from 'react'
import { ask } from '../calls/ask.ts'
import { seenNotes } from './seenNotes.ts'

/**
 * Notes that a receipt is looked at, once for each. Nobody waits for it, and nobody is told where it fails, or where the
 * backend doesn’t know it (an extension): the decision is what counts.
 */
export function useNoteReceiptSeen(): ReturnType<typeof seenNotes> {
  const [note] = useState(() => seenNotes((body) => ask('noteReceiptSeen', { body })))
  return note
}
