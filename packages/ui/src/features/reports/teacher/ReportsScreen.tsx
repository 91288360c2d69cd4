import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { getPersonLabel, toTablePerson } from '#lib/people/personLabels.ts'
import type { SubmitResult } from '#submitResult.ts'
import { Button } from '#components/Button/Button.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import {
  actionsColumn,
  createDeleteAction,
  createEditAction,
  createPrintAction,
} from '#components/DataTable/RowActionButtons.tsx'
import { type GetText, longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { formatAttendance } from '#lib/lessons/attendanceStatistics.ts'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'
import { type ListPageProps, type ListProps, ListScreen } from '#layouts/Page/ListScreen.tsx'
import type { Remote } from '#remote.ts'

export function DeleteOwnReportDialog(dialog: DeleteRecordProps<Report>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete report?`}>
      {({ student, course }) => (
        <Trans>
          This deletes <strong>{getPersonLabel(student)}</strong>’s report for <strong>{course.name}</strong>, for you
          and the student. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type ReportLinks = {
  /** Link to the report to read. */
  getReportHref: (id: number) => string
  /** Link to the printable report. */
  getPrintHref: (id: number) => string
}

type ReportsTableProps = ListProps<Report> & ReportLinks

function ReportsTable({ getReportHref, getPrintHref, onCreate, onEdit, onDelete, ...list }: ReportsTableProps) {
  const { t } = useLingui()
  const nameOf = ({ student, course }: Report) => t`${getPersonLabel(student, t`N/A`)}, ${course.name}`
  const remarkColumn = (id: string, header: string, textOf: GetText<Report>) =>
    longTextColumn(id, header, textOf, {
      about: ({ student }) => `${student.name}, ${header}`,
      missing: '–',
    })
  const columns: Column<Report>[] = [
    personColumn('student', t`Student ID`, ({ student }) => toTablePerson(student, t`N/A`), {
      href: ({ id }) => getReportHref(id),
    }),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    textColumn('attendance', t`Attendance`, ({ attendance }) => formatAttendance(attendance), {
      align: 'end',
      priority: 'meta',
      // Numeric, so that 100 sorts after 92.
      sortValue: ({ attendance }) => Number.parseFloat(attendance) || 0,
    }),
    textColumn('class', t`Class`, (report) => report.class?.title, { missing: t`N/A` }),
    remarkColumn('remarks', t`Remarks`, ({ test_remarks: remarks }) => remarks),
    remarkColumn('participation', t`Participation`, ({ participation }) => participation),
    remarkColumn('suggestions', t`Suggestions`, ({ suggestions }) => suggestions),
    actionsColumn(
      t`Actions`,
      (report) => [
        createEditAction(nameOf(report), () => onEdit(report.id)),
        createPrintAction(nameOf(report), getPrintHref(report.id)),
        createDeleteAction(nameOf(report), () => onDelete(report)),
      ],
      { actionsName: nameOf },
    ),
  ]
  return (
    <DataTable
      {...list}
      label={t`Performance reports`}
      columns={columns}
      getRowId={({ id }) => String(id)}
      emptyText={t`No student performance data available.`}
      emptyState={{
        scene: 'reports',
        children: t`Reports show students and the school how lessons are going.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first report</Trans>
          </Button>
        ),
      }}
    />
  )
}

type ReportsScreenProps = ListPageProps &
  ReportLinks & {
    reports: Remote<Report[]>
    onDeleteReport: (id: number) => Promise<SubmitResult>
  }

/** 2§2 “Teacher performance”: table of the teacher’s reports. */
export function ReportsScreen({ reports, getReportHref, getPrintHref, onDeleteReport, ...page }: ReportsScreenProps) {
  const { t } = useLingui()
  return (
    <ListScreen
      {...page}
      title={t`Performance Report`}
      createLabel={t`Create`}
      records={reports}
      loading={<TableLoading label={t`Loading reports`} rows={5} columns={6} />}
      renderDeleteDialog={(dialog) => <DeleteOwnReportDialog {...dialog} onDelete={({ id }) => onDeleteReport(id)} />}
    >
      {(list) => <ReportsTable {...list} getReportHref={getReportHref} getPrintHref={getPrintHref} />}
    </ListScreen>
  )
}
