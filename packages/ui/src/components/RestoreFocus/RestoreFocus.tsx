import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Stands in every `Popover` and `Modal` of ours, and gives the focus back the moment it closes. React Aria does so a frame
 * later; a Tab that is pressed in between would start at the top of the page.
 */
export function RestoreFocus() {
  const mark = useRef<HTMLSpanElement>(null)
  // While it is first drawn the focus is still where it was when it opened. A Select renders its list on the server, too.
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useLayoutEffect(() => {
    const overlay = mark.current?.parentElement
    return () => {
      if (!overlay?.contains(document.activeElement) || !(before instanceof HTMLElement)) return
      // Not at once: what is focused while React takes the overlay out of the page doesn’t hear of it.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body
        if (isLost && before.isConnected) before.focus({ preventScroll: true })
      })
    }
  }, [before])
  return <span hidden ref={mark} />
}
