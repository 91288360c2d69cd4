import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { ReportsContainer } from './ReportsContainer.tsx'

const ReportContainer = lazyPage(() => import('./ReportContainer.tsx'), 'ReportContainer')
const ReportPrintContainer = lazyPage(() => import('./ReportPrintContainer.tsx'), 'ReportPrintContainer')

/** `/admin/student-Performance-report` (2§2): all reports, the form of one, or its paper. */
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
