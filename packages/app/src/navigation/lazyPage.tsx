import { type ComponentType, lazy, useState, type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'

/** A page whose code is loaded on first render or by `preload`. Its module has the same name. */
export type LazyPage = ComponentType & { preload: () => Promise<unknown>; moduleName: string }

/**
 * A lazily loaded component. If it was preloaded it renders without suspending, because React shows each fallback for at
 * least 300 ms.
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
 * Moves the focus and the scroll position to the start of the page, unless the new content has focused something itself,
 * such as the row that the user came back to.
 */
export function focusMain(): void {
  const content = document.getElementById('content')
  if (content !== document.activeElement && content?.contains(document.activeElement)) return
  window.scrollTo(0, 0)
  content?.focus({ preventScroll: true })
}

let lastPath: string | undefined

/** Resets focus and scroll position after navigation. On the first page the browser handles them. */
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

/** Renders a page that resets focus and scroll position when it opens. */
export function withScrollAndFocusReset(Page: ComponentType) {
  return (
    <RouteFocus>
      <Page />
    </RouteFocus>
  )
}
