import { useEffect, useState } from 'react'

/**
 * What was removed takes the button along that the focus would go back to: it goes to the section of the times instead, or
 * where that is empty now, to the details. `onRemoved` is to be called when the question is gone.
 */
export function useFocusAfterRemoval(): () => void {
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals === 0) return
    const times = document.querySelector<HTMLElement>('section[data-section="timings"]:not([data-closed])')
    const section = times ?? document.querySelector<HTMLElement>('section[data-section="details"]')
    section?.focus({ preventScroll: true })
  }, [removals])
  return () => setRemovals((before) => before + 1)
}
