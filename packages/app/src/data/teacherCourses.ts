import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** The courses that are assigned to the teacher who is signed in. */
export function useTeacherCourses() {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey: ['teacherCourses'],
      queryFn: ({ signal }) => unwrap(client.GET('/teacher/get-teacher-course', { signal })),
      select: ({ course }) => course,
    }),
    { refused: t`Error fetching courses`, unreached: t`Error fetching courses` },
  )
}
