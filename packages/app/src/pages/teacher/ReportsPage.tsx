import { openedIn } from '#addresses/openedIn.ts'
import { teacher } from '#addresses/teacher.ts'
import { useView } from '#navigation/useView.ts'
import { viewOf } from '#navigation/viewOf.tsx'

const ReportContainer = viewOf(async () => (await import('./ReportContainer.tsx')).ReportContainer)
const ReportPaperContainer = viewOf(
  async () => (await import('./ReportPaperContainer.tsx')).ReportPaperContainer,
  'shared',
)
const ReportsContainer = viewOf(async () => (await import('./ReportsContainer.tsx')).ReportsContainer)

/** `/teacher/student-performance` (2§2): the reports, their form, or the paper of one. */
export function ReportsPage() {
  const view = useView(teacher.reports)
  switch (view.at) {
    case 'create':
      return <ReportContainer open="new" about={view} />
    case 'edit':
      return <ReportContainer open={view.edit} />
    case 'paper':
      return <ReportPaperContainer id={view.paper} />
    case 'list':
      return <ReportsContainer last={openedIn(view.openBefore)} />
  }
}
