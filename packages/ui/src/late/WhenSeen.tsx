import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the window something is still taken to be near. */
const NEAR = '200px'

type WhenSeenProps = {
  /** How much room is kept until then, so that nothing jumps. */
  room: string
  children: ReactNode
}

/** What stands far below the first screen: it isn’t made before somebody comes near it. */
export function WhenSeen({ room, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return undefined
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    }
    const observer = new IntersectionObserver(see, { rootMargin: NEAR })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return isSeen ? children : <div ref={place} data-when-seen style={{ minBlockSize: room }} />
}
