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

const ReportForm = lazyPage(
  async () => ({ ReportFormPage: (await import('@maktab/ui/features/reports/teacher/ReportFormPage')).ReportFormPage }),
  'ReportFormPage',
)
const ReportScreen = lazyPage(() => import('@maktab/ui/features/reports/shared/ReportScreen'), 'ReportScreen')
const ReportPrintScreen = lazyPage(
  () => import('@maktab/ui/features/reports/shared/ReportPrintScreen'),
  'ReportPrintScreen',
)

function ReportFormContainer({ view, go }: ViewProps<typeof teacher.reports, 'create' | 'edit'>) {
  const mutate = useApiMutation()
  const [classId, setClassId] = useState<number>()
  return (
    <ReportForm
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
      onClose={() => go(view.previousRecord?.at === 'report' ? { report: view.previousRecord.report } : {})}
    />
  )
}

function ReportContainer({ view: { report: id }, go, hrefTo }: ViewProps<typeof teacher.reports, 'report'>) {
  return (
    <ReportScreen
      reports={useTeacherReports()}
      id={id}
      reportsHref={hrefTo({})}
      printHref={hrefTo({ paper: id })}
      getStudentHref={(student) => teacher.students.href({ student })}
      onEdit={() => go({ edit: id })}
    />
  )
}

function ReportPrintContainer({ view, go }: ViewProps<typeof teacher.reports, 'paper'>) {
  const { paper: id, previousRecord: from } = view
  return (
    <ReportPrintScreen
      reports={useTeacherReports()}
      id={id}
      onClose={() => go(from?.at === 'report' ? { report: id } : {})}
    />
  )
}

function ReportsContainer({ view, go, hrefTo }: ViewProps<typeof teacher.reports, 'list'>) {
  const mutate = useApiMutation()
  useReportFormOptions()
  return (
    <ReportsScreen
      reports={useTeacherReports()}
      restoreFocusTo={readFormTarget(view.previousRecord)}
      onOpen={(next) => go(next === 'new' ? { form: next } : { edit: next })}
      getReportHref={(report) => hrefTo({ report })}
      getPrintHref={(paper) => hrefTo({ paper })}
      table={useTableSearchParams()}
      onDeleteReport={(id) => mutate('deleteReport', { params: { id } })}
    />
  )
}

/** `/teacher/student-performance` (2§2): the list of reports, one to read, their form, or the printout of one. */
export const ReportsPage = createViewPage(teacher.reports, {
  create: ReportFormContainer,
  report: ReportContainer,
  edit: ReportFormContainer,
  paper: ReportPrintContainer,
  list: ReportsContainer,
})
