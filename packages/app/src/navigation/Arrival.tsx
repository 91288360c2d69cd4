import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { focusMain } from './focusMain.ts'

let lastPath: string | undefined

/** After a change of page the focus and the view go to its beginning; the first page leaves them to the browser. */
export function RouteFocus({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  useEffect(() => {
    const from = lastPath
    lastPath = path
    if (from === undefined || from === path) return
    focusMain()
  }, [path])
  return children
}
