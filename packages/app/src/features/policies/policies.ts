import type { PolicyDraft } from '@maktab/ui/features/policies/admin/policy.schema'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useApiQuery } from '#api/useApiQuery.ts'

/** What the school asks of its people; administrators and students read it. */
export function usePolicies() {
  return useApiQuery('listPolicies', { select: ({ policy }) => policy })
}

/** What can be done with policies. */
export function usePolicyActions() {
  const mutate = useApiMutation()
  return {
    savePolicy: (body: PolicyDraft) => mutate('savePolicy', { body }),
    deletePolicy: (id: number) => mutate('deletePolicy', { params: { id } }),
  }
}
