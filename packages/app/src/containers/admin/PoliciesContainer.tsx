import { PoliciesScreen } from '@maktab/ui/screens/admin/PoliciesScreen/PoliciesScreen'
import { usePolicies, usePolicyActions } from '../../data/policies.ts'
import { useAddressParts } from '../../navigation/useAddressParts.ts'
import { useTableInAddress } from '../../navigation/useTableInAddress.ts'

/** `/admin/policy`; `?policy=new` or `?policy=<id>` is its form. */
export function PoliciesContainer() {
  const { idOf, textOf, change } = useAddressParts()
  const { savePolicy, deletePolicy } = usePolicyActions()
  return (
    <PoliciesScreen
      policies={usePolicies()}
      open={textOf('policy') === 'new' ? 'new' : idOf('policy')}
      onOpen={(policy) => change({ policy })}
      table={useTableInAddress()}
      onSavePolicy={savePolicy}
      onDeletePolicy={deletePolicy}
    />
  )
}
