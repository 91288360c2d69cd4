import { useContext, useEffect, useSyncExternalStore } from 'react'
import { Arrival } from './Arrival.ts'
import type { Late } from './late.ts'

const RETRY_MILLISECONDS = 3000

/**
 * A part that comes later; undefined until it has. Over a broken line it is asked for again as long as it is needed, and
 * the page goes on meanwhile.
 */
export function useLate<Part>(latePart: Late<Part>, isNeeded: boolean): Part | undefined {
  const { part, load, subscribe } = useContext(Arrival)(latePart)
  const come = useSyncExternalStore(subscribe, part)
  const isMissing = isNeeded && come === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    void load()
    const timer = setInterval(() => void load(), RETRY_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isMissing, load])
  return come
}
