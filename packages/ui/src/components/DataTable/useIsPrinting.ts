import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** While the page is put on paper, which has room for what a screen folds away. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // The browser looks at the page as soon as it has told of it.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal })
    window.addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => listening.abort()
  }, [])
  return isPrinting
}
