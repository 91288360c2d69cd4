import { createContext } from 'react'

/** Where the preview of the form around stands; none while there is no room for it. */
export const PreviewContainerContext = createContext<Element | null>(null)
