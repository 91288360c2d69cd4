import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import type { SubmitResult } from '#submitResult.ts'
import { styled } from 'styled-components'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import {
  actionsColumn,
  createDeleteAction,
  createEditAction,
  createPrintAction,
} from '#components/DataTable/RowActionButtons.tsx'
import { type GetText, longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { otherPersonColumn, personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { formatAttendance } from '#lib/lessons/attendanceStatistics.ts'
import { toTablePerson } from '#lib/people/personLabels.ts'
import { useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { TableLoading } from '#components/Skeleton/Skeleton.tsx'

export function DeleteReportDialog(dialog: DeleteRecordProps<Report>) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete report?`}>
      {({ student, course }) => (
        <Trans>
          This deletes{' '}
          <strong>
            <Bdi>{student.name}</Bdi>
          </strong>
          ’s report for <Bdi>{course.name}</Bdi>, for the teacher and student too. You can’t undo this.
        </Trans>
      )}
    </DeleteDialog>
  )
}

const Share = styled.span`
  font-variant-numeric: tabular-nums;
`

type ReportsTableProps = {
  reports: Report[]
  table: TableStateProps | undefined
  /** Row that gets the focus after returning to the list. */
  restoreFocusTo: number | undefined
  onEdit: (id: number) => void
  onDelete: (report: Report) => void
  /** Link to the report to read. */
  getReportHref: (id: number) => string
  /** Link to the printable report. */
  getPrintHref: (id: number) => string
}

export function ReportsTable({
  reports,
  table,
  restoreFocusTo,
  onEdit,
  onDelete,
  getReportHref,
  getPrintHref,
}: ReportsTableProps) {
  const { t } = useLingui()
  const nameOf = ({ student, course }: Report) => t`${student.name}, ${course.name}`
  const remarkColumn = (id: string, header: string, textOf: GetText<Report>) =>
    longTextColumn(id, header, textOf, {
      about: ({ student }) => `${student.name}, ${header}`,
      missing: '–',
    })
  const columns: Column<Report>[] = [
    personColumn('student', t`Student ID`, ({ student }) => toTablePerson(student, t`N/A`), {
      href: ({ id }) => getReportHref(id),
    }),
    otherPersonColumn('teacher', t`Teacher ID`, ({ teacher }) => toTablePerson(teacher, t`N/A`)),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    textColumn('class', t`Class`, (report) => report.class?.title, { missing: t`N/A` }),
    textColumn('attendance', t`Attendance`, ({ attendance }) => formatAttendance(attendance), {
      align: 'end',
      priority: 'meta',
      cellDecorator: Share,
      sortValue: ({ attendance }) => attendanceNumber(attendance),
    }),
    remarkColumn('remarks', t`Test Remarks`, ({ test_remarks: remarks }) => remarks),
    remarkColumn('participation', t`Class Participation`, ({ participation }) => participation),
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
      {...table}
      label={t`Performance report`}
      columns={columns}
      rows={reports}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No performance records found.`}
      emptyState={{
        scene: 'reports',
        children: t`Reports appear here once teachers save them.`,
      }}
    />
  )
}

/** Sort value of an attendance: its number; text sorts last. */
function attendanceNumber(attendance: string): number | null {
  const share = Number.parseFloat(attendance.replace(',', '.'))
  return Number.isNaN(share) ? null : share
}

type ReportsScreenProps = {
  reports: Remote<Report[]>
  /** Row that gets the focus after returning to the list. */
  restoreFocusTo: number | undefined
  onEdit: (id: number) => void
  /** Link to the report to read. */
  getReportHref: (id: number) => string
  /** Link to the printable report. */
  getPrintHref: (id: number) => string
  table?: TableStateProps
  onDeleteReport: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Admin performance report”: reports of all teachers. `ReportFormPage` is the form. */
export function ReportsScreen({
  reports,
  restoreFocusTo,
  onEdit,
  getReportHref,
  getPrintHref,
  table,
  onDeleteReport,
}: ReportsScreenProps) {
  const { t } = useLingui()
  const [deleting, setDeleting] = useState<Report>()
  return (
    <Page>
      <PageHeader title={t`Performance report`} />
      <RemoteView remote={reports} loading={<TableLoading label={t`Loading reports`} rows={6} columns={8} />}>
        {(ready) => (
          <ReportsTable
            reports={ready}
            table={table}
            restoreFocusTo={restoreFocusTo}
            onEdit={onEdit}
            getReportHref={getReportHref}
            getPrintHref={getPrintHref}
            onDelete={setDeleting}
          />
        )}
      </RemoteView>
      <DeleteReportDialog
        subject={deleting}
        onDelete={({ id }) => onDeleteReport(id)}
        onClose={() => setDeleting(undefined)}
      />
    </Page>
  )
}
