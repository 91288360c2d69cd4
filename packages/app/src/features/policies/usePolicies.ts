import { useApiQuery } from '#api/useApiQuery.ts'

/** The school’s policies, for admins and students. */
export function usePolicies() {
  return useApiQuery('listPolicies', { select: ({ policy }) => policy })
}
