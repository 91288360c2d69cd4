import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import type { CourseDraft } from '@maktab/ui/screens/admin/CoursesScreen/course.schema'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useAttempt } from './useAttempt.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['courses']

function useCourseQuery() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(client.GET('/course/get', { signal })),
    select: ({ course }) => course,
  })
}

export function useCourses() {
  const { t } = useLingui()
  return useRemote(useCourseQuery(), { refused: t`Error fetching courses`, unreached: t`Error fetching courses` })
}

/** The courses that somebody can register for; 1§8 has another sentence there for the same failure. */
export function useCoursesOnOffer() {
  const { t } = useLingui()
  return useRemote(useCourseQuery(), { refused: t`Failed to fetch courses`, unreached: t`Failed to fetch courses` })
}

/** What can be done with courses; the list is read again before an action counts as done. */
export function useCourseActions() {
  const attempt = useAttempt([queryKey])
  return {
    saveCourse: (draft: CourseDraft) => attempt(() => unwrap(client.POST('/course/create-course', { body: draft }))),
    deleteCourse: (courseId: number) =>
      attempt(() => unwrap(client.DELETE('/course/delete/{courseId}', { params: { path: { courseId } } })), {
        hasPayload: false,
      }),
  }
}
