import { ReportsScreen } from '@maktab/ui/features/reports/admin/ReportsScreen'
import { admin } from '#addresses/admin.ts'
import { useReportActions } from '#features/reports/reportActions.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useNavigateTo } from '#navigation/useNavigateTo.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

export function ReportsContainer({ restoreFocusTo }: { restoreFocusTo: number | undefined }) {
  const { go, hrefTo } = useNavigateTo(admin.reports)
  const { deleteReport } = useReportActions()
  const { rows, table } = usePagedList('listReports', useTableSearchParams())
  return (
    <ReportsScreen
      reports={rows}
      restoreFocusTo={restoreFocusTo}
      onEdit={(edit) => go({ edit })}
      getPaperHref={(paper) => hrefTo({ paper })}
      table={table}
      onDeleteReport={deleteReport}
    />
  )
}
