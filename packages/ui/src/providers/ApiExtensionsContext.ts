import { createContext, use } from 'react'

/**
 * Whether the backend may store fields beyond the specification (docs/extensions.md). If not, forms omit those fields
 * so that no input is lost.
 */
export const ApiExtensionsContext = createContext(true)

export function useHasApiExtensions(): boolean {
  return use(ApiExtensionsContext)
}
