import { useEffect, useRef } from 'react'

/**
 * After a change of view inside a page, the focus and the window go to its beginning, as they do between pages; not
 * where the new view has put the focus into itself, as a list does that comes back to the row one came from.
 */
export function useViewArrival(view: string): void {
  const last = useRef(view)
  useEffect(() => {
    if (last.current === view) return
    last.current = view
    const content = document.getElementById('content')
    if (content !== document.activeElement && content?.contains(document.activeElement)) return
    window.scrollTo(0, 0)
    content?.focus({ preventScroll: true })
  }, [view])
}
