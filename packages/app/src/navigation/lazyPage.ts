import { type ComponentType, lazy } from 'react'

/** A component of another module by its name, as `React.lazy`; `preload` loads its code before it is rendered. */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const preload = async () => ({ default: (await load())[name] })
  return Object.assign(lazy(preload), { preload })
}
