import { createContext, useContext, useLayoutEffect, useRef } from 'react'

/** Tells the desk of a picture that is on its way, and gives what tells that it is here, or will never be. */
export const PendingPicturesContext = createContext<() => () => void>(() => () => undefined)

/** Printing waits for a picture until what is given back is called. */
export function usePendingPicture(url: string | null | undefined): () => void {
  const announce = useContext(PendingPicturesContext)
  const settle = useRef<() => void>(undefined)
  // Before the browser can have told that it is there.
  useLayoutEffect(() => {
    if (!url) return undefined
    settle.current = announce()
    return settle.current
  }, [url, announce])
  return () => settle.current?.()
}
