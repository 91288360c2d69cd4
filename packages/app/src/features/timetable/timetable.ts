import type { Timetable, ClashQuestion } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery, useHasOperation } from '#api/optionalCalls.ts'
import type { ConflictCheck } from '@maktab/ui/forms/ConflictCheck'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#api/api.ts'
import { isNotImplemented, markOperationMissing } from '#session/backendCapabilities.ts'

type Week = { from: string; days: number; zone: string; teacherId?: number | undefined; courseId?: number | undefined }

/**
 * The lessons of some days, of those whom whoever asks may see: an extension of the specification, undefined where the
 * backend doesn’t know it (decision 16). Asked for while they are `isNeeded`.
 */
export function useTimetable(
  { from, days, zone, teacherId, courseId }: Week,
  isNeeded = true,
): Remote<Timetable> | undefined {
  const query = {
    from,
    days,
    zone,
    ...(teacherId !== undefined && { teacherId }),
    ...(courseId !== undefined && { courseId }),
  }
  return useOptionalQuery('getTimetable', { query, enabled: isNeeded })
}

/** How long nothing is asked while somebody goes on typing. */
const DEBOUNCE_MILLISECONDS = 400

/**
 * What the school knows to be at the times of a form (an extension): asked once the typing pauses, of the newest times
 * only. Where that fails nothing is said, for the server decides when it is saved; a backend that doesn’t know the call
 * (decision 16) isn’t asked again.
 */
export function useScheduleConflicts(): ConflictCheck {
  const hasCall = useHasOperation('findClashes')
  const [question, onQuestion] = useState<ClashQuestion>()
  const paused = usePaused(question)
  const find = async (body: ClashQuestion, signal?: AbortSignal) => {
    try {
      return { question: body, found: await api('findClashes', { body }, { signal: signal ?? null }) }
    } catch (error) {
      if (isNotImplemented(error)) markOperationMissing('findClashes')
      throw error
    }
  }
  const { data: known } = useQuery({
    queryKey: ['findClashes', paused],
    queryFn: paused && hasCall ? ({ signal }) => find(paused, signal) : skipToken,
    placeholderData: (last) => (paused ? last : undefined),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    latest: known,
    onQueryChange: onQuestion,
    check: async (body) => {
      try {
        return hasCall ? (await find(body)).found : undefined
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
    const timer = setTimeout(() => setPaused(question), DEBOUNCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [question])
  return question && paused
}
