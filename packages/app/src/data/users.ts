import { unwrap } from '@maktab/client/unwrap'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'
import { useRemote } from './useRemote.ts'

/** Whoever is signed in. */
export function useCurrentUser() {
  return useRemote(
    useQuery({
      queryKey: ['currentUser'],
      queryFn: ({ signal }) => unwrap(client.GET('/auth/get', { signal })),
      select: ({ user }) => user,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
}
