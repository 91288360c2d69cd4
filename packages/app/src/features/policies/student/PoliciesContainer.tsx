import { PoliciesScreen } from '@maktab/ui/features/policies/student/PoliciesScreen'
import { usePolicies } from '#features/policies/usePolicies.ts'

export function PoliciesContainer() {
  return <PoliciesScreen policies={usePolicies()} />
}
