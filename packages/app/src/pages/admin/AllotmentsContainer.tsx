import { AllotmentsScreen } from '@maktab/ui/screens/admin/AllotmentsScreen/AllotmentsScreen'
import { admin } from '#addresses/admin.ts'
import { useAllotmentActions, useAllotments } from '#data/allotments.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function AllotmentsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go } = useMoves(admin.allotTeachers)
  const { deleteAllotment } = useAllotmentActions()
  return (
    <AllotmentsScreen
      allotments={useAllotments()}
      last={last}
      onOpen={(open) => go(open === 'new' ? { form: open } : { edit: open })}
      table={useTableInAddress()}
      onDeleteAllotment={deleteAllotment}
    />
  )
}
