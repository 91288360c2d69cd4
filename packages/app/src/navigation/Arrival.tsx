import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'

let lastPath: string | undefined

/** After a change of page the focus and the view go to its beginning; the first page leaves them to the browser. */
export function Arrival({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  useEffect(() => {
    const from = lastPath
    lastPath = path
    if (from === undefined || from === path) return
    window.scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [path])
  return children
}
