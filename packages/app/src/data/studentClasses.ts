import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

const queryKey = ['studentClasses']

/** All classes of the student who is signed in. */
export function useStudentClasses() {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(client.GET('/student/classes', { signal })),
    select: ({ classes }) => classes,
  })
  return useRemote(query, useSentences())
}

/** The student’s classes of one course. */
export function useCourseClasses(courseId: number) {
  const query = useQuery({
    queryKey: [...queryKey, courseId],
    queryFn: ({ signal }) =>
      unwrap(client.GET('/student/get-course-classes/{courseId}', { params: { path: { courseId } }, signal })),
    select: ({ classes }) => classes,
  })
  return useRemote(query, useSentences())
}

function useSentences() {
  const { t } = useLingui()
  return { refused: t`Failed to load classes`, unreached: t`Error fetching classes` }
}
