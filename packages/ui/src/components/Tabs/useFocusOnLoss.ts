import { useEffect, useRef } from 'react'

/** Where the view that had the focus is replaced, by the back button say, the focus goes to the tab of the new one. */
export function useFocusSelectedTab(selectedId: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef(selectedId)
  useEffect(() => {
    if (last.current === selectedId) return
    last.current = selectedId
    const { activeElement } = document
    // The view on its way out may still be there for a moment, where nothing can be done in it any more.
    const isLeft = root.current?.contains(activeElement) && activeElement?.closest('[inert]')
    if (!isLeft && activeElement !== null && activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
  }, [selectedId])
  return root
}
