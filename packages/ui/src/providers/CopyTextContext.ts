import { createContext } from 'react'

/** Copies a text to the clipboard; false if the browser has none. Undefined hides copy buttons. */
export const CopyTextContext = createContext<((text: string) => Promise<boolean>) | undefined>(undefined)
