import { useEffect, useState } from 'react'

/**
 * Call the returned function after a removal. The button that was pressed is gone with its row, so the focus goes to the
 * selected tab.
 */
export function useFocusAfterRemoval(): () => void {
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals === 0) return
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }, [removals])
  return () => setRemovals((before) => before + 1)
}
