import { type ComponentType, lazy, useState } from 'react'

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
