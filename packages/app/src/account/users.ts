import { useApiQuery } from '../calls/useRead.ts'

/** Whoever is signed in. */
export function useCurrentUser({ enabled = true } = {}) {
  return useApiQuery('getCurrentUser', { enabled, select: ({ user }) => user, staleTime: Number.POSITIVE_INFINITY })
}
