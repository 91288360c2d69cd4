import { unwrap } from '@maktab/client/unwrap'
import type { CourseAssignment } from '@maktab/ui/screens/admin/TeacherScreen/courseAssignment.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { teachersQuery } from './teachers.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const keyOf = (teacherId: number) => ['assignedCourses', teacherId]

/** The courses that a teacher was assigned; asked for while it `isNeeded`. */
export function useAssignedCourses(teacherId: number, isNeeded: boolean) {
  return useRemote(
    useQuery({
      queryKey: keyOf(teacherId),
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/course/get-teacher-assiged-course/{teacherId}', { params: { path: { teacherId } }, signal }),
        ),
      select: ({ courses }) => courses,
      enabled: isNeeded,
    }),
  )
}

/** What can be done with a teacher’s courses; these, and the list of teachers that says them, are read again before an action counts as done. */
export function useAssignedCourseActions(teacherId: number) {
  const attempt = useAttempt([keyOf(teacherId), teachersQuery.queryKey])
  return {
    assignCourse: (body: CourseAssignment) => attempt(() => unwrap(client.POST('/course/assign-course', { body }))),
    /** The id is the assignment’s (decision 3), whatever the path calls it. */
    removeCourse: (courseId: number) => {
      const path = { courseId }
      return attempt(() => unwrap(client.DELETE('/teacher/remove-allocated-course/{courseId}', { params: { path } })), {
        hasPayload: false,
      })
    },
  }
}
