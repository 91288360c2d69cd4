import { unwrap } from '@maktab/client/unwrap'
import type { CourseDraft } from '@maktab/ui/screens/admin/CoursesScreen/course.schema'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['courses']

export function useCourses() {
  return useRemote(
    useQuery({
      queryKey,
      queryFn: ({ signal }) => unwrap(client.GET('/course/get', { signal })),
      select: ({ course }) => course,
    }),
  )
}

/** What can be done with courses; the list is read again before an action counts as done. */
export function useCourseActions() {
  const attempt = useAttempt()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey })
  return {
    saveCourse: (draft: CourseDraft) =>
      attempt(async () => {
        const answer = await unwrap(client.POST('/course/create-course', { body: draft }))
        await reload()
        return answer
      }),
    deleteCourse: (courseId: number) =>
      attempt(async () => {
        const answer = await unwrap(client.DELETE('/course/delete/{courseId}', { params: { path: { courseId } } }))
        await reload()
        return answer
      }),
  }
}
