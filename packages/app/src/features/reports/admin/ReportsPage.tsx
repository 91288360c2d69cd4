import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView, useNavigateTo } from '#navigation/views.ts'
import { ReportsScreen } from '@maktab/ui/features/reports/admin/ReportsScreen'
import { useReportActions } from '../reports.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

const ReportContainer = lazyPage(() => import('./ReportContainer.tsx'), 'ReportContainer')
const ReportPrintContainer = lazyPage(() => import('./ReportPrintContainer.tsx'), 'ReportPrintContainer')

/** `/admin/student-Performance-report` (2§2): the list of reports, the form of one, or its printout. */
export function ReportsPage() {
  const view = useRouteView(admin.reports)
  switch (view.at) {
    case 'edit':
      return <ReportContainer id={view.edit} />
    case 'paper':
      return <ReportPrintContainer id={view.paper} />
    case 'list':
      return (
        <ReportsContainer
          restoreFocusTo={
            view.previousRecord &&
            ('edit' in view.previousRecord ? view.previousRecord.edit : view.previousRecord.paper)
          }
        />
      )
  }
}

function ReportsContainer({ restoreFocusTo }: { restoreFocusTo: number | undefined }) {
  const { go, hrefTo } = useNavigateTo(admin.reports)
  const { deleteReport } = useReportActions()
  const { rows, table } = usePagedList('listReports', useTableSearchParams())
  return (
    <ReportsScreen
      reports={rows}
      restoreFocusTo={restoreFocusTo}
      onEdit={(edit) => go({ edit })}
      getPrintHref={(paper) => hrefTo({ paper })}
      table={table}
      onDeleteReport={deleteReport}
    />
  )
}
