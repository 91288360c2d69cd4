import { useLingui } from '@lingui/react/macro'
import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** The students that are allotted to the teacher who is signed in. */
export function useTeacherAllotments() {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey: ['teacherAllotments'],
      queryFn: ({ signal }) => unwrap(client.GET('/teacher-allotment/get-teacher-allotment', { signal })),
      select: ({ teacherAllotment }) => teacherAllotment,
    }),
    { refused: t`Failed to load students`, unreached: t`Error fetching students` },
  )
}
