import { readFormTarget } from '#addresses/address.ts'
import { teacher } from '#addresses/teacher.ts'
import { lazyPage } from '#navigation/pageComponents.tsx'
import { useRouteView, useNavigateTo } from '#navigation/views.ts'
import { ReportsScreen } from '@maktab/ui/features/reports/teacher/ReportsScreen'
import { useReportFormOptions, useTeacherReportActions, useTeacherReports } from '../teacherReports.ts'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'

const ReportContainer = lazyPage(() => import('./ReportContainer.tsx'), 'ReportContainer')
const ReportPrintContainer = lazyPage(() => import('./ReportPrintContainer.tsx'), 'ReportPrintContainer')

/** `/teacher/student-performance` (2§2): the list of reports, their form, or the printout of one. */
export function ReportsPage() {
  const view = useRouteView(teacher.reports)
  switch (view.at) {
    case 'create':
      return <ReportContainer open="new" prefill={view} />
    case 'edit':
      return <ReportContainer open={view.edit} />
    case 'paper':
      return <ReportPrintContainer id={view.paper} />
    case 'list':
      return <ReportsContainer last={readFormTarget(view.previousRecord)} />
  }
}

function ReportsContainer({ last }: { last: 'new' | number | undefined }) {
  const { go, hrefTo } = useNavigateTo(teacher.reports)
  useReportFormOptions()
  const { deleteReport } = useTeacherReportActions()
  return (
    <ReportsScreen
      reports={useTeacherReports()}
      restoreFocusTo={last}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      getPrintHref={(paper) => hrefTo({ paper })}
      table={useTableSearchParams()}
      onDeleteReport={deleteReport}
    />
  )
}
