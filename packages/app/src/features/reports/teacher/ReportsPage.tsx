import { readFormTarget } from '#addresses/readFormTarget.ts'
import { teacher } from '#addresses/teacher.ts'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useRouteView } from '#navigation/useRouteView.ts'
import { ReportsContainer } from './ReportsContainer.tsx'

const ReportContainer = lazyPage(() => import('./ReportContainer.tsx'), 'ReportContainer')
const ReportPrintContainer = lazyPage(() => import('./ReportPrintContainer.tsx'), 'ReportPrintContainer')

/** `/teacher/student-performance` (2§2): the reports, their form, or the paper of one. */
export function ReportsPage() {
  const view = useRouteView(teacher.reports)
  switch (view.at) {
    case 'create':
      return <ReportContainer open="new" about={view} />
    case 'edit':
      return <ReportContainer open={view.edit} />
    case 'paper':
      return <ReportPrintContainer id={view.paper} />
    case 'list':
      return <ReportsContainer last={readFormTarget(view.previousRecord)} />
  }
}
