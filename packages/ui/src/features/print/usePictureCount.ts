import { useCallback, useState } from 'react'

/** How many pictures of the papers are on their way. */
export function usePendingPictureCount() {
  const [count, setCount] = useState(0)
  const announce = useCallback(() => {
    let isOnItsWay = true
    setCount((now) => now + 1)
    return () => {
      if (isOnItsWay) setCount((now) => now - 1)
      isOnItsWay = false
    }
  }, [])
  return { count, announce }
}
