import { useIsFetching } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
/** So many milliseconds after the last answer a page stands; never, where it is undefined. */
export const idleDelayAtom = atom<number | undefined>(1000)

/** Whether the page stands: for a while nothing was on its way, and what isn’t part of it may come. It stays so. */
export function usePageIdle(): boolean {
  const [stands, setStands] = useState(false)
  const quiet = useAtomValue(idleDelayAtom)
  const isFetching = useIsFetching() > 0
  useEffect(() => {
    if (stands || isFetching || quiet === undefined) return undefined
    const timer = setTimeout(() => setStands(true), quiet)
    return () => clearTimeout(timer)
  }, [stands, isFetching, quiet])
  return stands
}
