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

const ReportView = lazyPage(
  async () => ({ ReportFormPage: (await import('@maktab/ui/features/reports/admin/ReportFormPage')).ReportFormPage }),
  'ReportFormPage',
)
const ReportPrintScreen = lazyPage(
  () => import('@maktab/ui/features/reports/shared/ReportPrintScreen'),
  'ReportPrintScreen',
)

function ReportContainer({ view: { edit: id }, go }: ViewProps<typeof admin.reports, 'edit'>) {
  const mutate = useApiMutation()
  return (
    <ReportView
      reports={useRecordsById('listReports', [id])}
      id={id}
      students={useRemoteOptions('listStudents')}
      teachers={useRemoteOptions('listTeachers')}
      classes={useRemoteOptions('listAllClasses')}
      courses={useCourses()}
      onEditReport={(body) => mutate('editReport', { body })}
      onClose={() => go({})}
    />
  )
}

function ReportPrintContainer({ view: { paper: id }, go }: ViewProps<typeof admin.reports, 'paper'>) {
  return <ReportPrintScreen reports={useRecordsById('listReports', [id])} id={id} onClose={() => go({})} />
}

function ReportsContainer({ view: { previousRecord: from }, go, hrefTo }: ViewProps<typeof admin.reports, 'list'>) {
  const mutate = useApiMutation()
  const { rows, table } = usePagedList('listReports', useTableSearchParams())
  return (
    <ReportsScreen
      reports={rows}
      restoreFocusTo={from?.at === 'edit' ? from.edit : from?.paper}
      onEdit={(edit) => go({ edit })}
      getPrintHref={(paper) => hrefTo({ paper })}
      table={table}
      onDeleteReport={(id) => mutate('deleteReport', { params: { id } })}
    />
  )
}

/** `/admin/student-Performance-report` (2§2): the list of reports, the form of one, or its printout. */
export const ReportsPage = createViewPage(admin.reports, {
  edit: ReportContainer,
  paper: ReportPrintContainer,
  list: ReportsContainer,
})
