import { admin } from '#addresses/admin.ts'
import { readFormTarget } from '#addresses/address.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView, useNavigateTo } from '#navigation/views.ts'
import { AllotmentsScreen } from '@maktab/ui/features/allotments/admin/AllotmentsScreen'
import { useAllotmentActions } from '../allotments.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

const AllotmentContainer = lazyPage(() => import('./AllotmentContainer.tsx'), 'AllotmentContainer')

/** `/admin/allot-teacher` (2§2): the list of allotments or the form of one. */
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

function AllotmentsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useNavigateTo(admin.allotTeachers)
  const { deleteAllotment } = useAllotmentActions()
  const { rows, table } = usePagedList('listAllotments', useTableSearchParams())
  return (
    <AllotmentsScreen
      allotments={rows}
      restoreFocusTo={last}
      onOpen={(open) => go(open === 'new' ? { form: open } : { edit: open })}
      table={table}
      onDeleteAllotment={deleteAllotment}
    />
  )
}
