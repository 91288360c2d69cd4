import { useApiQuery } from '#api/useApiQuery.ts'

/** Whoever is signed in. */
export function useCurrentUser({ enabled = true } = {}) {
  return useApiQuery('getCurrentUser', { enabled, select: ({ user }) => user, staleTime: Number.POSITIVE_INFINITY })
}
