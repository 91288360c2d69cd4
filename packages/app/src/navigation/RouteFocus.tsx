import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { focusMain } from './focusMain.ts'

let lastPath: string | undefined

/** After a change of page the focus and the view go to its beginning; the first page leaves them to the browser. */
function RouteFocus({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  useEffect(() => {
    const from = lastPath
    lastPath = path
    if (from === undefined || from === path) return
    focusMain()
  }, [path])
  return children
}

/** A page, with its beginning as the place where whoever opens it arrives. */
export function withScrollAndFocusReset(Page: ComponentType) {
  return (
    <RouteFocus>
      <Page />
    </RouteFocus>
  )
}
