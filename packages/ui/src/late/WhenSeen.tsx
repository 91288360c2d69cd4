import { type ReactNode, useEffect, useRef, useState } from 'react'

type WhenSeenProps = {
  /** How much room is kept until then, so that nothing jumps. */
  room: string
  children: ReactNode
}

/** What stands below the first screen: it isn’t made before somebody comes to it. */
export function WhenSeen({ room, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return undefined
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    }
    const observer = new IntersectionObserver(see)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return isSeen ? children : <div ref={place} data-when-seen style={{ minBlockSize: room }} />
}
