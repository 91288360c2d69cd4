import { admin } from '#addresses/admin.ts'
import { openedIn } from '#addresses/openedIn.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useView } from '#navigation/useView.ts'
import { AllotmentsContainer } from './AllotmentsContainer.tsx'

const AllotmentContainer = lazyPage(() => import('./AllotmentContainer.tsx'), 'AllotmentContainer')

/** `/admin/allot-teacher` (2§2): all allotments, or their form. */
export function AllotmentsPage() {
  const view = useView(admin.allotTeachers)
  switch (view.at) {
    case 'create':
      return <AllotmentContainer open="new" student={view.student} course={view.course} teacher={view.teacher} />
    case 'edit':
      return <AllotmentContainer open={view.edit} />
    case 'list':
      return <AllotmentsContainer last={openedIn(view.openBefore)} />
  }
}
