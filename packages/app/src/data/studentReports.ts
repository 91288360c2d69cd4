import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@maktab/client/ApiError'
import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/**
 * The reports of a class on the student who is signed in, newest first; of a school that sends one only, that one. None
 * while none is written, whichever way that is said.
 */
export function useStudentReports(classId: number) {
  const { t } = useLingui()
  return useRemote(
    useQuery({
      queryKey: ['studentReports', classId],
      queryFn: async ({ signal }) => {
        try {
          return await unwrap(
            client.GET('/student/get-performance/{classId}', { params: { path: { classId } }, signal }),
          )
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return { data: null, older: [] }
          throw error
        }
      },
      select: ({ data, older = [] }) => (data === null ? older : [data, ...older]),
    }),
    { refused: t`Failed to load student performance data`, unreached: t`Error fetching student performance` },
  )
}
