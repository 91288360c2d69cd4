import { AllotmentsScreen } from '@maktab/ui/screens/admin/AllotmentsScreen/AllotmentsScreen'
import { admin } from '#addresses/admin.ts'
import { useAllotmentActions } from '#data/allotments.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function AllotmentsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useMoves(admin.allotTeachers)
  const { deleteAllotment } = useAllotmentActions()
  const { rows, table } = usePagedList('listAllotments', useTableInAddress())
  return (
    <AllotmentsScreen
      allotments={rows}
      last={last}
      onOpen={(open) => go(open === 'new' ? { form: open } : { edit: open })}
      table={table}
      onDeleteAllotment={deleteAllotment}
    />
  )
}
