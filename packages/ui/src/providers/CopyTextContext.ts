import { createContext } from 'react'

/** Puts a text on the clipboard; false where the browser has none to offer. Without a way to, nothing offers it. */
export const CopyTextContext = createContext<((text: string) => Promise<boolean>) | undefined>(undefined)
