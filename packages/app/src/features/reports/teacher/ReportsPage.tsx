import { useState } from 'react'
import { readFormTarget } from '#addresses/address.ts'
import { teacher } from '#addresses/teacher.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useAttendance } from '#features/attendance/attendanceQueryHooks.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { ReportsScreen } from '@maktab/ui/features/reports/teacher/ReportsScreen'
import { useReportFormOptions, useTeacherReports } from '../teacherReportQueryHooks.ts'

const ReportView = lazyPage(
  async () => ({ ReportFormPage: (await import('@maktab/ui/features/reports/teacher/ReportFormPage')).ReportFormPage }),
  'ReportFormPage',
)
const ReportPrintScreen = lazyPage(
  () => import('@maktab/ui/features/reports/shared/ReportPrintScreen'),
  'ReportPrintScreen',
)

function ReportContainer({ view, go }: ViewProps<typeof teacher.reports, 'create' | 'edit'>) {
  const mutate = useApiMutation()
  const [classId, setClassId] = useState<number>()
  return (
    <ReportView
      reports={useTeacherReports()}
      teaching={useReportFormOptions()}
      attendance={useAttendance(classId)}
      open={view.at === 'edit' ? view.edit : 'new'}
      prefill={view.at === 'create' ? view : undefined}
      assignHref={teacher.addStudents.href()}
      onClassChange={setClassId}
      onSaveReport={(body) =>
        mutate('saveReport', { body }, { messageKey: body.id === 0 ? 'newReport' : 'saveReport' })
      }
      onClose={() => go({})}
    />
  )
}

function ReportPrintContainer({ view, go }: ViewProps<typeof teacher.reports, 'paper'>) {
  return <ReportPrintScreen reports={useTeacherReports()} id={view.paper} onClose={() => go({})} />
}

function ReportsContainer({ view, go, hrefTo }: ViewProps<typeof teacher.reports, 'list'>) {
  const mutate = useApiMutation()
  useReportFormOptions()
  return (
    <ReportsScreen
      reports={useTeacherReports()}
      restoreFocusTo={readFormTarget(view.previousRecord)}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      getPrintHref={(paper) => hrefTo({ paper })}
      table={useTableSearchParams()}
      onDeleteReport={(id) => mutate('deleteReport', { params: { id } })}
    />
  )
}

/** `/teacher/student-performance` (2§2): the list of reports, their form, or the printout of one. */
export const ReportsPage = createViewPage(teacher.reports, {
  create: ReportContainer,
  edit: ReportContainer,
  paper: ReportPrintContainer,
  list: ReportsContainer,
})
