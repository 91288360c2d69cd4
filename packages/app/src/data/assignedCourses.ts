import { unwrap } from '@maktab/client/unwrap'
import type { CourseAssignment } from '@maktab/ui/screens/admin/TeacherScreen/courseAssignment.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
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

/** What can be done with a teacher’s courses; the list is read again before an action counts as done. */
export function useAssignedCourseActions(teacherId: number) {
  const attempt = useAttempt()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: keyOf(teacherId) })
  return {
    assignCourse: (body: CourseAssignment) =>
      attempt(async () => {
        const answer = await unwrap(client.POST('/course/assign-course', { body }))
        await reload()
        return answer
      }),
    /** The id is the assignment’s (decision 3), whatever the path calls it. */
    removeCourse: (courseId: number) =>
      attempt(
        async () => {
          const path = { courseId }
          const answer = await unwrap(
            client.DELETE('/teacher/remove-allocated-course/{courseId}', { params: { path } }),
          )
          await reload()
          return answer
        },
        { hasPayload: false },
      ),
  }
}
