import type { PolicyDraft } from '@maktab/ui/screens/admin/PoliciesScreen/policy.schema'
import { useAct } from '../calls/useAct.ts'
import { useRead } from '../calls/useRead.ts'

/** What the school asks of its people; administrators and students read it. */
export function usePolicies() {
  return useRead('listPolicies', { select: ({ policy }) => policy })
}

/** What can be done with policies. */
export function usePolicyActions() {
  const act = useAct()
  return {
    savePolicy: (body: PolicyDraft) => act('savePolicy', { body }),
    deletePolicy: (id: number) => act('deletePolicy', { params: { id } }),
  }
}
