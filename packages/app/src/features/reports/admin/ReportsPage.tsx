import { readFormTarget } from '#addresses/address.ts'
import { admin } from '#addresses/admin.ts'
import { useApiMutation } from '#api/useApiMutation.ts'
import { useCourses } from '#features/courses/courseQueryHooks.ts'
import { usePagedList } from '#lists/usePagedList.ts'
import { useRecordsById } from '#lists/useRecordsById.ts'
import { useRemoteOptions } from '#lists/useRemoteOptions.ts'
import { createViewPage, type ViewProps } from '#navigation/createViewPage.tsx'
import { lazyPage } from '#navigation/lazyPage.tsx'
import { useTableSearchParams } from '#navigation/useTableSearchParams.ts'
import { ReportsScreen } from '@maktab/ui/features/reports/admin/ReportsScreen'

const ReportForm = lazyPage(
  async () => ({ ReportFormPage: (await import('@maktab/ui/features/reports/admin/ReportFormPage')).ReportFormPage }),
  'ReportFormPage',
)
const ReportScreen = lazyPage(() => import('@maktab/ui/features/reports/shared/ReportScreen'), 'ReportScreen')
const ReportPrintScreen = lazyPage(
  () => import('@maktab/ui/features/reports/shared/ReportPrintScreen'),
  'ReportPrintScreen',
)

function EditReportContainer({
  view: { edit: id, previousRecord: from },
  go,
}: ViewProps<typeof admin.reports, 'edit'>) {
  const mutate = useApiMutation()
  return (
    <ReportForm
      reports={useRecordsById('listReports', [id])}
      id={id}
      students={useRemoteOptions('listStudents')}
      teachers={useRemoteOptions('listTeachers')}
      classes={useRemoteOptions('listAllClasses')}
      courses={useCourses()}
      onEditReport={(body) => mutate('editReport', { body })}
      onClose={() => go(from?.at === 'report' ? { report: id } : {})}
    />
  )
}

function ReportContainer({ view: { report: id }, go, hrefTo }: ViewProps<typeof admin.reports, 'report'>) {
  return (
    <ReportScreen
      reports={useRecordsById('listReports', [id])}
      id={id}
      reportsHref={hrefTo({})}
      printHref={hrefTo({ paper: id })}
      getStudentHref={(student) => admin.students.href({ student })}
      onEdit={() => go({ edit: id })}
    />
  )
}

function ReportPrintContainer({ view, go }: ViewProps<typeof admin.reports, 'paper'>) {
  const { paper: id, previousRecord: from } = view
  return (
    <ReportPrintScreen
      reports={useRecordsById('listReports', [id])}
      id={id}
      onClose={() => go(from?.at === 'report' ? { report: id } : {})}
    />
  )
}

function ReportsContainer({ view: { previousRecord: from }, go, hrefTo }: ViewProps<typeof admin.reports, 'list'>) {
  const mutate = useApiMutation()
  const { rows, table } = usePagedList('listReports', useTableSearchParams())
  return (
    <ReportsScreen
      reports={rows}
      restoreFocusTo={readRecordId(from)}
      getReportHref={(report) => hrefTo({ report })}
      onEdit={(edit) => go({ edit })}
      getPrintHref={(paper) => hrefTo({ paper })}
      table={table}
      onDeleteReport={(id) => mutate('deleteReport', { params: { id } })}
    />
  )
}

function readRecordId(from: ViewProps<typeof admin.reports, 'list'>['view']['previousRecord']): number | undefined {
  const target = readFormTarget(from)
  return target === 'new' ? undefined : target
}

/** `/admin/student-Performance-report` (2§2): the list of reports, one to read, its form, or its printout. */
export const ReportsPage = createViewPage(admin.reports, {
  report: ReportContainer,
  edit: EditReportContainer,
  paper: ReportPrintContainer,
  list: ReportsContainer,
})
