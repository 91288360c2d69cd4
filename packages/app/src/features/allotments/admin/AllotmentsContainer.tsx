import { AllotmentsScreen } from '@maktab/ui/features/allotments/admin/AllotmentsScreen'
import { admin } from '#addresses/admin.ts'
import { useAllotmentActions } from '#features/allotments/allotments.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function AllotmentsContainer({ last }: { last: 'new' | number | undefined }) {
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
