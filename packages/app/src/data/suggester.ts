import type { Suggester } from '@maktab/ui/screens/admin/AllotmentsScreen/SuitingTeachers'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { readOptions } from '../calls/readOptions.ts'
import { useUnlessUnknown } from '../calls/useUnlessUnknown.ts'

/**
 * Who could teach a student a course, and when (an extension); asked for once both are chosen. A backend that doesn’t
 * know the call (decision 16) suggests nobody, and nobody is told.
 */
export function useSuggester(): Suggester {
  const [pair, setPair] = useState<{ studentId: number; courseId: number }>()
  const onPair = useCallback((studentId: number | undefined, courseId: number | undefined) => {
    setPair(studentId === undefined || courseId === undefined ? undefined : { studentId, courseId })
  }, [])
  const options = readOptions('suggestTeachers', { params: pair ?? { studentId: 0, courseId: 0 } })
  const query = useQuery({ ...options, ...(!pair && { queryFn: skipToken }), staleTime: 0 })
  const suggestions = useUnlessUnknown('suggestTeachers', query)
  return { suggestions: !pair ? undefined : suggestions, onPair }
}
