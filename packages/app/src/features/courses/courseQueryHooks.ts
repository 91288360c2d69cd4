import { useApiQuery } from '#api/useApiQuery.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { useOptionalMutation, useOptionalQuery } from '#api/optionalOperations.ts'

export function useCourses() {
  return useApiQuery('listCourses', { select: ({ course }) => course })
}

/** The courses open for registration. */
export function useCoursesForRegistration() {
  return useApiQuery('listCourses', { select: ({ course }) => course, messageKey: 'coursesOnOffer' })
}

/** Courses that the student requested and hasn’t paid; undefined if the backend keeps no requests (decision 300). */
export function useOwnRequests(enabled = true) {
  return useOptionalQuery('listOwnRequests', { enabled, select: ({ requests }) => requests })
}

/** The courses assigned to the signed-in teacher. */
export function useTeacherCourses() {
  return useApiQuery('listTeacherCourses', { select: ({ course }) => course })
}

export function useOutlines(courseId: number) {
  return useApiQuery('listOutlines', { params: { courseId }, select: ({ outlines }) => outlines })
}

/** Saves the order of a course’s outlines; the page reports success. Undefined if the backend stores no order. */
export function useReorderOutlines(courseId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const reorder = useOptionalMutation(
    'orderOutlines',
    t`Reordering outlines isn’t supported on this server. Nothing changed.`,
    {
      isSilent: true,
    },
  )
  const isThere = async () => {
    const { course } = await fetchFresh(queryClient, 'listCourses')
    return course.some(({ id }) => id === courseId)
  }
  return (
    reorder &&
    ((outlineIds: number[], seenIds: number[]) => reorder({ body: { courseId, outlineIds, seen: seenIds } }, isThere))
  )
}
