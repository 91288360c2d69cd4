import { createContext, use } from 'react'

/**
 * Whether the backend may keep fields beyond the specification (docs/extensions.md). Where it doesn’t, forms leave those
 * fields out, so that nothing typed is lost.
 */
export const ExtensionsContext = createContext(true)

export function useHasExtensions(): boolean {
  return use(ExtensionsContext)
}
