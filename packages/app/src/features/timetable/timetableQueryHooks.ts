import type { Timetable, ClashQuestion } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { useOptionalQuery, useHasOperation } from '#api/optionalOperations.ts'
import type { ScheduleConflictCheck } from '@maktab/ui/forms/ScheduleConflictCheck'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#api/api.ts'
import { isNotImplemented } from '@maktab/client/extensionDetection'
import { markOperationMissing } from '#session/backendCapabilities.ts'

type Week = { from: string; days: number; zone: string; teacherId?: number | undefined; courseId?: number | undefined }

/**
 * The lessons of some days that the user may see (an extension); undefined if the backend has no timetable (decision
 * 16). Requested only while `isNeeded`.
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

const DEBOUNCE_MILLISECONDS = 400

/**
 * Checks the times of a form for conflicts (an extension), debounced and only for the latest input. Errors are ignored,
 * because the server decides on saving; a backend without the operation (decision 16) isn’t requested again.
 */
export function useScheduleConflicts(): ScheduleConflictCheck {
  const hasOperation = useHasOperation('findClashes')
  const [question, onQuestion] = useState<ClashQuestion>()
  const debouncedQuestion = useDebouncedQuestion(question)
  const findClashes = async (body: ClashQuestion, signal?: AbortSignal) => {
    try {
      return { question: body, found: await api('findClashes', { body }, { signal: signal ?? null }) }
    } catch (error) {
      if (isNotImplemented(error)) markOperationMissing('findClashes')
      throw error
    }
  }
  const { data: latest } = useQuery({
    queryKey: ['findClashes', debouncedQuestion],
    queryFn: debouncedQuestion && hasOperation ? ({ signal }) => findClashes(debouncedQuestion, signal) : skipToken,
    placeholderData: (last) => (debouncedQuestion ? last : undefined),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    latest: latest,
    onQueryChange: onQuestion,
    check: async (body) => {
      try {
        return hasOperation ? (await findClashes(body)).found : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** The debounced question; undefined takes effect at once. */
function useDebouncedQuestion(question: ClashQuestion | undefined): ClashQuestion | undefined {
  const [debounced, setDebounced] = useState<ClashQuestion>()
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(question), DEBOUNCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [question])
  return question && debounced
}
