import { admin } from '#addresses/admin.ts'
import { readFormTarget } from '#addresses/readFormTarget.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { AllotmentsContainer } from './AllotmentsContainer.tsx'

const AllotmentContainer = lazyPage(() => import('./AllotmentContainer.tsx'), 'AllotmentContainer')

/** `/admin/allot-teacher` (2§2): all allotments, or their form. */
export function AllotmentsPage() {
  const view = useRouteView(admin.allotTeachers)
  switch (view.at) {
    case 'create':
      return <AllotmentContainer open="new" student={view.student} course={view.course} teacher={view.teacher} />
    case 'edit':
      return <AllotmentContainer open={view.edit} />
    case 'list':
      return <AllotmentsContainer last={readFormTarget(view.previousRecord)} />
  }
}
