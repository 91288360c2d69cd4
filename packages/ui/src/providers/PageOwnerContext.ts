import { createContext } from 'react'

/** The child whose pages are open, for the title of the tab; undefined unless the account has several. */
export const PageOwnerContext = createContext<string | undefined>(undefined)
