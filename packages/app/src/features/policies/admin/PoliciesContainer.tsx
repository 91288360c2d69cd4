import { PoliciesScreen } from '@maktab/ui/features/policies/admin/PoliciesScreen'
import { admin } from '#addresses/admin.ts'
import { usePolicies, usePolicyActions } from '#features/policies/policies.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function PoliciesContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useNavigateTo(admin.policy)
  const { deletePolicy } = usePolicyActions()
  return (
    <PoliciesScreen
      policies={usePolicies()}
      restoreFocusTo={last}
      onOpen={(policy) => go({ policy })}
      table={useTableSearchParams()}
      onDeletePolicy={deletePolicy}
    />
  )
}
