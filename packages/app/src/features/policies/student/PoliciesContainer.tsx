import { PoliciesScreen } from '@maktab/ui/features/policies/student/PoliciesScreen'
import { usePolicies } from '#features/policies/policies.ts'

export function PoliciesContainer() {
  return <PoliciesScreen policies={usePolicies()} />
}
