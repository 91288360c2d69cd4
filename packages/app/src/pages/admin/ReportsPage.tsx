import { admin } from '#addresses/admin.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useView } from '#navigation/useView.ts'
import { ReportsContainer } from './ReportsContainer.tsx'

const ReportContainer = lazyPage(() => import('./ReportContainer.tsx'), 'ReportContainer')
const ReportPaperContainer = lazyPage(() => import('./ReportPaperContainer.tsx'), 'ReportPaperContainer')

/** `/admin/student-Performance-report` (2§2): all reports, the form of one, or its paper. */
export function ReportsPage() {
  const view = useView(admin.reports)
  switch (view.at) {
    case 'edit':
      return <ReportContainer id={view.edit} />
    case 'paper':
      return <ReportPaperContainer id={view.paper} />
    case 'list':
      return (
        <ReportsContainer
          lastId={view.openBefore && ('edit' in view.openBefore ? view.openBefore.edit : view.openBefore.paper)}
        />
      )
  }
}
