import { PoliciesScreen } from '@maktab/ui/screens/admin/PoliciesScreen/PoliciesScreen'
import { admin } from '#addresses/admin.ts'
import { usePolicies, usePolicyActions } from '#data/policies.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'
import { useView } from '#navigation/useView.ts'

/** `/admin/policy`: all policies, and their form. */
export function PoliciesContainer() {
  const view = useView(admin.policy)
  const { go } = useMoves(admin.policy)
  const { savePolicy, deletePolicy } = usePolicyActions()
  return (
    <PoliciesScreen
      policies={usePolicies()}
      open={view.at === 'form' ? view.policy : undefined}
      last={view.at === 'list' ? view.from?.policy : undefined}
      onOpen={(policy) => go({ policy })}
      table={useTableInAddress()}
      onSavePolicy={savePolicy}
      onDeletePolicy={deletePolicy}
    />
  )
}
