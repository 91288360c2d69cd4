import { type RefObject, useLayoutEffect, useState } from 'react'

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** Whether a part of the page is itself a stop of the Tab key: where nothing in it is one. */
export function useStop(part: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false)
  useLayoutEffect(() => {
    const { current } = part
    if (!current) return undefined
    const look = () => setIsStop(current.querySelector(stops) === null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(current, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled'] })
    return () => observer.disconnect()
  }, [part])
  return isStop
}
