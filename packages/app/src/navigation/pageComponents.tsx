import { type ComponentType, lazy, useState, type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'

/** A page whose code is loaded when it is first rendered; `preload` loads it before. Its module has the same name. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown>; moduleName: string }

/**
 * A component of another module by its name. One that is preloaded renders without suspending: React shows each
 * fallback for at least 300 ms.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined
  async function preload() {
    loaded = (await load())[name]
    return { default: loaded }
  }
  const Lazy = lazy(preload)
  function Page(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  return Object.assign(Page, { preload, moduleName: name })
}

/**
 * Brings the focus and the window to the beginning of the page; not where what has come has put the focus into itself,
 * as a list does that comes back to the row one came from, or a page whose heading is an answer.
 */
export function focusMain(): void {
  const content = document.getElementById('content')
  if (content !== document.activeElement && content?.contains(document.activeElement)) return
  window.scrollTo(0, 0)
  content?.focus({ preventScroll: true })
}

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
