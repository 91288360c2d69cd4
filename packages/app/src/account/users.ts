import { useRead } from '../calls/useRead.ts'

/** Whoever is signed in. */
export function useCurrentUser() {
  return useRead('getCurrentUser', { select: ({ user }) => user, staleTime: Number.POSITIVE_INFINITY })
}
