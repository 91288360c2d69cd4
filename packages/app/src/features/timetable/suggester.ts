import type { TeacherSuggestionSource } from '@maktab/ui/features/allotments/admin/TeacherSuggestionsLoader'
import { useCallback, useState } from 'react'
import { useOptionalQuery } from '#api/useOptionalQuery.ts'

/**
 * Who could teach a student a course, and when (an extension); asked for once both are chosen. A backend that doesn’t
 * know the call (decision 16) suggests nobody, and nobody is told.
 */
export function useTeacherSuggestions(): TeacherSuggestionSource {
  const [pair, setPair] = useState<{ studentId: number; courseId: number }>()
  const onPair = useCallback((studentId: number | undefined, courseId: number | undefined) => {
    setPair(studentId === undefined || courseId === undefined ? undefined : { studentId, courseId })
  }, [])
  const suggestions = useOptionalQuery('suggestTeachers', {
    params: pair ?? { studentId: 0, courseId: 0 },
    enabled: pair !== undefined,
    staleTime: 0,
  })
  return { suggestions: !pair ? undefined : suggestions, onPair }
}
