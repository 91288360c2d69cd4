import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createScrollSpy } from './createScrollSpy.ts'

/** Which section is in view, and the way to one: to that which the address asks for, and back to the beginning. */
export function useScrollSpy(openId: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  const [place] = useState(createScrollSpy)
  const inView = useSyncExternalStore(place.subscribe, place.inView)
  useEffect(() => (root.current ? place.watch(root.current) : undefined), [place])
  useEffect(() => {
    if (last.current === openId) return
    last.current = openId
    if (openId === undefined) place.toBeginning()
    else place.show(openId)
  }, [openId, place])
  return { root, inView, show: place.show }
}
