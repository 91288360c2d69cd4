import { admin } from '#addresses/admin.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const PoliciesContainer = viewOf(async () => (await import('./PoliciesContainer.tsx')).PoliciesContainer)
const PolicyContainer = viewOf(async () => (await import('./PolicyContainer.tsx')).PolicyContainer)

/** `/admin/policy` (1§2): all policies, or the form of one. */
export function PoliciesPage() {
  const view = useView(admin.policy)
  switch (view.at) {
    case 'form':
      return <PolicyContainer open={view.policy} />
    case 'list':
      return <PoliciesContainer last={view.openBefore?.policy} />
  }
}
