import { ApiError } from '@maktab/client/ApiError'
import type { ClashQuestion } from '@maktab/contract/schema'
import type { ClashCheck } from '@maktab/ui/forms/ClashCheck'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ask } from '../calls/ask.ts'

/** How long nothing is asked while somebody goes on typing. */
const PAUSE_MILLISECONDS = 400

const offered = queryOptions<boolean>({
  queryKey: ['isOffered', 'findClashes'],
  queryFn: skipToken,
  initialData: true,
  gcTime: Infinity,
})

/**
 * What the school knows to be at the times of a form (an extension): asked once the typing pauses, of the newest times
 * only. Where that fails nothing is said, for the server decides when it is saved; a backend that doesn’t know the call
 * (decision 16) isn’t asked again.
 */
export function useClashes(): ClashCheck {
  const queries = useQueryClient()
  const { data: isOffered } = useQuery(offered)
  const [question, onQuestion] = useState<ClashQuestion>()
  const paused = usePaused(question)
  const find = async (body: ClashQuestion, signal?: AbortSignal) => {
    try {
      return { question: body, found: await ask('findClashes', { body }, { signal: signal ?? null }) }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) queries.setQueryData(offered.queryKey, false)
      throw error
    }
  }
  const { data: known } = useQuery({
    queryKey: ['findClashes', paused],
    queryFn: paused && isOffered ? ({ signal }) => find(paused, signal) : skipToken,
    placeholderData: (last) => (paused ? last : undefined),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    known,
    onQuestion,
    ask: async (body) => {
      try {
        return isOffered ? (await find(body)).found : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** The same, once it has stayed the same for a moment; that there is nothing to ask counts at once. */
function usePaused(question: ClashQuestion | undefined): ClashQuestion | undefined {
  const [paused, setPaused] = useState<ClashQuestion>()
  useEffect(() => {
    const timer = setTimeout(() => setPaused(question), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [question])
  return question && paused
}
