import { PolicyView } from '@maktab/ui/features/policies/admin/PolicyView'
import { admin } from '#addresses/admin.ts'
import { usePolicies, usePolicyActions } from '#features/policies/policies.ts'
import { useNavigateTo } from '#navigation/views.ts'

export function PolicyContainer({ open }: { open: 'new' | number }) {
  const { go } = useNavigateTo(admin.policy)
  const { savePolicy } = usePolicyActions()
  return <PolicyView policies={usePolicies()} open={open} onSavePolicy={savePolicy} onClose={() => go({})} />
}
