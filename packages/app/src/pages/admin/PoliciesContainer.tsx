import { PoliciesScreen } from '@maktab/ui/screens/admin/PoliciesScreen/PoliciesScreen'
import { admin } from '#addresses/admin.ts'
import { usePolicies, usePolicyActions } from '#data/policies.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function PoliciesContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useMoves(admin.policy)
  const { deletePolicy } = usePolicyActions()
  return (
    <PoliciesScreen
      policies={usePolicies()}
      last={last}
      onOpen={(policy) => go({ policy })}
      table={useTableInAddress()}
      onDeletePolicy={deletePolicy}
    />
  )
}
