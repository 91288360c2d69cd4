import { ReportsScreen } from '@maktab/ui/screens/admin/ReportsScreen/ReportsScreen'
import { admin } from '#addresses/admin.ts'
import { useReportActions, useReports } from '#data/reports.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function ReportsContainer({ lastId }: { lastId: number | undefined }) {
  const { go } = useMoves(admin.reports)
  const { deleteReport } = useReportActions()
  return (
    <ReportsScreen
      reports={useReports()}
      lastId={lastId}
      onEdit={(edit) => go({ edit })}
      table={useTableInAddress()}
      onDeleteReport={deleteReport}
    />
  )
}
