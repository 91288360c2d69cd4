import type { CourseDraft } from '@maktab/ui/features/courses/admin/course.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'
import { useLingui } from '@lingui/react/macro'
import type { OutlineDraft } from '@maktab/ui/features/courses/admin/outline.schema'
import { useQueryClient } from '@tanstack/react-query'
import { fetchFresh } from '#api/queryOptionsFor.ts'
import { useOptionalMutation } from '#api/optionalCalls.ts'

export function useCourses() {
  return useApiQuery('listCourses', { select: ({ course }) => course })
}

/** The courses that somebody can register for. */
export function useCoursesForRegistration() {
  return useApiQuery('listCourses', { select: ({ course }) => course, messageKey: 'coursesOnOffer' })
}

/** What can be done with courses. */
export function useCourseActions() {
  const act = useApiMutation()
  return {
    saveCourse: (body: CourseDraft) => act('saveCourse', { body }),
    deleteCourse: (courseId: number) => act('deleteCourse', { params: { courseId } }),
  }
}

/** The courses that are assigned to the teacher who is signed in. */
export function useTeacherCourses() {
  return useApiQuery('listTeacherCourses', { select: ({ course }) => course })
}

export function useOutlines(courseId: number) {
  return useApiQuery('listOutlines', { params: { courseId }, select: ({ outlines }) => outlines })
}

/** What can be done with the outlines of a course. */
export function useOutlineActions(courseId: number) {
  const act = useApiMutation()
  return {
    saveOutline: ({ id: outlineId, ...body }: OutlineDraft) =>
      act('saveOutline', { params: { courseId, outlineId }, body }),
    deleteOutline: (outlineId: number) => act('deleteOutline', { params: { outlineId } }),
  }
}

/** Puts the outlines of a course in order, which the page itself says; undefined where the backend keeps none. */
export function useReorderOutlines(courseId: number) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const order = useOptionalMutation('orderOutlines', t`Outlines can’t be put in order here. Nothing was changed.`, {
    isSilent: true,
  })
  const isThere = async () => {
    const { course } = await fetchFresh(queries, 'listCourses')
    return course.some(({ id }) => id === courseId)
  }
  return order && ((outlineIds: number[], seen: number[]) => order({ body: { courseId, outlineIds, seen } }, isThere))
}
