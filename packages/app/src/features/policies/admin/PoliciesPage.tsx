import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { PoliciesContainer } from './PoliciesContainer.tsx'

const PolicyContainer = lazyPage(() => import('./PolicyContainer.tsx'), 'PolicyContainer')

/** `/admin/policy` (1§2): all policies, or the form of one. */
export function PoliciesPage() {
  const view = useRouteView(admin.policy)
  switch (view.at) {
    case 'form':
      return <PolicyContainer open={view.policy} />
    case 'list':
      return <PoliciesContainer last={view.previousRecord?.policy} />
  }
}
