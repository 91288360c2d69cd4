import type { PolicyDraft } from '@maktab/ui/features/policies/admin/policy.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

/** The school’s policies, for admins and students. */
export function usePolicies() {
  return useApiQuery('listPolicies', { select: ({ policy }) => policy })
}

export function usePolicyActions() {
  const mutate = useApiMutation()
  return {
    savePolicy: (body: PolicyDraft) => mutate('savePolicy', { body }),
    deletePolicy: (id: number) => mutate('deletePolicy', { params: { id } }),
  }
}
