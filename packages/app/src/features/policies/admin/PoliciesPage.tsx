import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { PoliciesScreen } from '@maktab/ui/features/policies/admin/PoliciesScreen'
import { usePolicies } from '../usePolicies.ts'

const PolicyView = lazyPage(() => import('@maktab/ui/features/policies/admin/PolicyFormPage'), 'PolicyFormPage')

function PolicyContainer({ view, go }: ViewProps<typeof admin.policy, 'form'>) {
  const mutate = useApiMutation()
  return (
    <PolicyView
      policies={usePolicies()}
      open={view.policy}
      onSavePolicy={(body) => mutate('savePolicy', { body })}
      onClose={() => go({})}
    />
  )
}

function PoliciesContainer({ view, go }: ViewProps<typeof admin.policy, 'list'>) {
  const mutate = useApiMutation()
  return (
    <PoliciesScreen
      policies={usePolicies()}
      restoreFocusTo={view.previousRecord?.policy}
      onOpen={(policy) => go({ policy })}
      table={useTableSearchParams()}
      onDeletePolicy={(id) => mutate('deletePolicy', { params: { id } })}
    />
  )
}

/** `/admin/policy` (1§2): the list of policies, or the form of one. */
export const PoliciesPage = createViewPage(admin.policy, { form: PolicyContainer, list: PoliciesContainer })
