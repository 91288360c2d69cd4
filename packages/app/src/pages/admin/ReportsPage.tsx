import { admin } from '#addresses/admin.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const ReportContainer = viewOf(async () => (await import('./ReportContainer.tsx')).ReportContainer)
const ReportPaperContainer = viewOf(
  async () => (await import('./ReportPaperContainer.tsx')).ReportPaperContainer,
  'shared',
)
const ReportsContainer = viewOf(async () => (await import('./ReportsContainer.tsx')).ReportsContainer)

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
