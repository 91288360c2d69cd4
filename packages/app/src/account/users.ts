import { useRead } from '../calls/useRead.ts'

/** Whoever is signed in. */
export function useCurrentUser({ enabled = true } = {}) {
  return useRead('getCurrentUser', { enabled, select: ({ user }) => user, staleTime: Number.POSITIVE_INFINITY })
}
