import type { CourseAssignment } from '@maktab/ui/features/teachers/admin/courseAssignment.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

/** The courses that a teacher was assigned; asked for while it `isNeeded`. */
export function useAssignedCourses(teacherId: number, isNeeded: boolean) {
  return useApiQuery('listAssignedCourses', {
    params: { teacherId },
    select: ({ courses }) => courses,
    enabled: isNeeded,
  })
}

/** What can be done with a teacher’s courses. */
export function useAssignedCourseActions() {
  const act = useApiMutation()
  return {
    assignCourse: (body: CourseAssignment) => act('assignCourse', { body }),
    /** The id is the assignment’s (decision 3), whatever the path calls it. */
    removeCourse: (courseId: number) => act('removeAssignedCourse', { params: { courseId } }),
  }
}
