import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** Every list of students begins with it. */
export const studentsKey = ['students']

/** All students, or those of one course. */
export function useStudents(courseId?: number) {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey: courseId === undefined ? studentsKey : [...studentsKey, courseId],
      queryFn: ({ signal }) =>
        courseId === undefined
          ? unwrap(client.GET('/student/get', { signal }))
          : unwrap(client.GET('/student/get-filtered-stds/{courseId}', { params: { path: { courseId } }, signal })),
      select: ({ students }) => students,
    }),
    { refused: t`Failed to load students`, unreached: t`Error fetching students` },
  )
}
