import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** All teachers, under the key that every list of them begins with. */
export const teachersQuery = queryOptions({
  queryKey: ['teachers'],
  queryFn: ({ signal }) => unwrap(client.GET('/teacher/get', { signal })),
})

type TeacherFilter = { studentId?: number | undefined; courseId?: number | undefined }

/** All teachers; those of one student and one course where both are chosen (decision 10). */
export function useTeachers({ studentId, courseId }: TeacherFilter = {}) {
  const { t } = useLingui()
  const path = studentId !== undefined && courseId !== undefined ? { studentId, courseId } : undefined
  return useRemote(
    useQuery({
      queryKey: path ? [...teachersQuery.queryKey, path] : teachersQuery.queryKey,
      queryFn: ({ signal }) =>
        path
          ? unwrap(client.GET('/teacher/get-filtered-teacher/{studentId}/{courseId}', { params: { path }, signal }))
          : unwrap(client.GET('/teacher/get', { signal })),
      select: ({ teachers }) => teachers,
    }),
    { refused: t`Error fetching teachers`, unreached: t`Error fetching teachers` },
  )
}
