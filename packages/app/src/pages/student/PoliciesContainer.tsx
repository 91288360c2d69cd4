import { PoliciesScreen } from '@maktab/ui/screens/student/PoliciesScreen/PoliciesScreen'
import { usePolicies } from '#data/policies.ts'

export function PoliciesContainer() {
  return <PoliciesScreen policies={usePolicies()} />
}
