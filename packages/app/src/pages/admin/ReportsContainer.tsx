import { ReportsScreen } from '@maktab/ui/screens/admin/ReportsScreen/ReportsScreen'
import { admin } from '#addresses/admin.ts'
import { useReportActions } from '#data/reports.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useMoves } from '#navigation/useMoves.ts'
import { useTableInAddress } from '#navigation/useTableInAddress.ts'

export function ReportsContainer({ lastId }: { lastId: number | undefined }) {
  const { go, hrefTo } = useMoves(admin.reports)
  const { deleteReport } = useReportActions()
  const { rows, table } = usePagedList('listReports', useTableInAddress())
  return (
    <ReportsScreen
      reports={rows}
      lastId={lastId}
      onEdit={(edit) => go({ edit })}
      getPaperHref={(paper) => hrefTo({ paper })}
      table={table}
      onDeleteReport={deleteReport}
    />
  )
}
