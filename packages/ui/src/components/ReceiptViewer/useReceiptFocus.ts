import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in the viewer when a decision brings the next receipt and takes away the button that was pressed:
 * it goes to the new claim. Where the button is still there, as Next is, the focus stays on it.
 */
export function useReceiptFocus(receiptId: string | number): RefObject<HTMLElement | null> {
  const claim = useRef<HTMLElement>(null)
  const before = useRef(receiptId)
  useEffect(() => {
    if (before.current === receiptId) return
    before.current = receiptId
    const dialog = claim.current?.closest('[role=dialog]')
    if (dialog && !dialog.contains(document.activeElement)) claim.current?.focus()
  }, [receiptId])
  return claim
}
