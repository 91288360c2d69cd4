import { useEffect, useRef } from 'react'
import { focusMain } from './focusMain.ts'

/** After a change of view inside a page, the focus and the window go to its beginning, as they do between pages. */
export function useViewFocus(view: string): void {
  const last = useRef(view)
  useEffect(() => {
    if (last.current === view) return
    last.current = view
    focusMain()
  }, [view])
}
