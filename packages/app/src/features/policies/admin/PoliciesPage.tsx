import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView, useNavigateTo } from '#navigation/views.ts'
import { PoliciesScreen } from '@maktab/ui/features/policies/admin/PoliciesScreen'
import { usePolicies, usePolicyActions } from '../policies.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

const PolicyContainer = lazyPage(() => import('./PolicyContainer.tsx'), 'PolicyContainer')

/** `/admin/policy` (1§2): the list of policies, or the form of one. */
export function PoliciesPage() {
  const view = useRouteView(admin.policy)
  switch (view.at) {
    case 'form':
      return <PolicyContainer open={view.policy} />
    case 'list':
      return <PoliciesContainer last={view.previousRecord?.policy} />
  }
}

function PoliciesContainer({ last }: { last: 'new' | number | undefined }) {
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
