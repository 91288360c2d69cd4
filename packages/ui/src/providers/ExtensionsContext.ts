import { createContext, use } from 'react'

/**
 * Whether the backend may store fields beyond the specification (docs/extensions.md). If not, forms omit those fields
 * so that no input is lost.
 */
export const ExtensionsContext = createContext(true)

export function useHasExtensions(): boolean {
  return use(ExtensionsContext)
}
