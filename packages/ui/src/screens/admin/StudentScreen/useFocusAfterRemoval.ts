import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * What was removed takes the button along that the focus would go back to: it goes to the open tab instead. `onRemoved`
 * is to be called when the question is gone.
 */
export function useFocusAfterRemoval(): { root: RefObject<HTMLDivElement | null>; onRemoved: () => void } {
  const root = useRef<HTMLDivElement>(null)
  const [removals, setRemovals] = useState(0)
  useEffect(() => {
    if (removals > 0) root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [removals])
  return { root, onRemoved: () => setRemovals((before) => before + 1) }
}
