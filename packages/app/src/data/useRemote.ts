import type { Remote } from '@maktab/ui/remote'
import { failed, loading, ready } from '@maktab/ui/remote'
import type { UseQueryResult } from '@tanstack/react-query'
import type { FailureSentences } from './useFailureWords.ts'
import { useFailureWords } from './useFailureWords.ts'

/** A query as the screens know it; what is here stays here while it is asked for again. */
export function useRemote<T>(
  { data, error, isFetching, refetch }: UseQueryResult<T>,
  sentences?: FailureSentences,
): Remote<T> {
  const words = useFailureWords()
  if (data !== undefined) return ready(data)
  if (error === null || isFetching) return loading
  return failed(words(error, sentences), () => void refetch())
}
