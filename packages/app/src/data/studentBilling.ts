import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** What the student who is signed in was billed. */
export function useStudentBilling() {
  return useRemote(
    useQuery({
      queryKey: ['studentBilling'],
      queryFn: ({ signal }) => unwrap(client.GET('/student/billing', { signal })),
      select: ({ billing }) => billing,
    }),
  )
}
