import type { Remote } from '@maktab/ui/remote'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRemote } from './useRemote.ts'
import { isUnknown } from './isUnknown.ts'

/** What an extension answers; undefined where the backend doesn’t know it (decision 16). */
export function useUnlessUnknown<T>(asked: UseQueryResult<T>): Remote<T> | undefined {
  const remote = useRemote(asked)
  return isUnknown(asked.error) ? undefined : remote
}
