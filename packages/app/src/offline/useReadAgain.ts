import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { cachedAt } from './cachedAt.ts'

const SECONDS_15 = 15_000

/** Asks the school again for what was read from the device: on request, when the line is back, and now and then. */
export function useRefetchCached(isOld: boolean): () => void {
  const queries = useQueryClient()
  const readAgain = useCallback(
    () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state: { data } }) => cachedAt.has(Object(data)) }),
    [queries],
  )
  useEffect(() => {
    if (!isOld) return undefined
    const timer = setInterval(readAgain, SECONDS_15)
    window.addEventListener('online', readAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', readAgain)
    }
  }, [isOld, readAgain])
  return readAgain
}
