import type { CourseDraft } from '@maktab/ui/features/courses/admin/course.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

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
