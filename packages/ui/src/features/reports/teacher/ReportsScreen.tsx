import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { DeleteDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { getPersonLabel, getPersonCode } from '#lib/people/personLabels.ts'
import type { SubmitResult } from '#submitResult.ts'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import {
  actionsColumn,
  createDeleteAction,
  createEditAction,
  createPrintAction,
} from '#components/DataTable/RowActionButtons.tsx'
import { type GetText, longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { formatAttendance } from '#lib/lessons/attendance.ts'
import { useState } from 'react'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'

type DeleteReportDialogProps = {
  report: Report | undefined
  onDeleteReport: (id: number) => Promise<SubmitResult>
  onClose: () => void
}

export function DeleteOwnReportDialog({ report, onDeleteReport, onClose }: DeleteReportDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog
      subject={report}
      title={t`Delete this report?`}
      onDelete={({ id }) => onDeleteReport(id)}
      onClose={onClose}
    >
      {({ student, course }) => (
        <Trans>
          The report on <strong>{getPersonLabel(student)}</strong> in <strong>{course.name}</strong> will be gone for
          you and for the student. This can’t be undone.
        </Trans>
      )}
    </DeleteDialog>
  )
}

type ReportsTableProps = {
  reports: readonly Report[]
  table: TableStateProps | undefined
  /** Row that gets the focus after returning to the list. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (id: number) => void
  onDelete: (report: Report) => void
  /** Link to the printable report. */
  getPrintHref: (id: number) => string
}

export function ReportsTable({
  reports,
  table,
  restoreFocusTo,
  onCreate,
  onEdit,
  onDelete,
  getPrintHref,
}: ReportsTableProps) {
  const { t } = useLingui()
  const nameOf = ({ student, course }: Report) => t`${getPersonLabel(student, t`N/A`)}, ${course.name}`
  const remarkColumn = (id: string, header: string, textOf: GetText<Report>) =>
    longTextColumn(id, header, textOf, {
      about: ({ student }) => `${student.name}, ${header}`,
      missing: '–',
    })
  const columns: Column<Report>[] = [
    personColumn('student', t`Student ID`, ({ student }) => ({
      code: getPersonCode(student, t`N/A`),
      name: student.name,
      label: getPersonLabel(student, t`N/A`),
    })),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    textColumn('attendance', t`Attendance`, ({ attendance }) => formatAttendance(attendance), {
      priority: 'meta',
      minWidth: 8,
      // Numeric, so that 100 sorts after 92.
      sortValue: ({ attendance }) => Number.parseFloat(attendance) || 0,
    }),
    textColumn('class', t`Class`, (report) => report.class?.title, { missing: t`N/A`, priority: 'subtitle' }),
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
      {...table}
      label={t`Performance reports`}
      columns={columns}
      rows={reports}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No student performance data available.`}
      emptyState={{
        scene: 'reports',
        children: t`A report tells a student and the school how the lessons go.`,
        action: (
          <Button variant="primary" onPress={onCreate}>
            <Trans>Create the first report</Trans>
          </Button>
        ),
      }}
    />
  )
}

type ReportsScreenProps = {
  reports: Remote<Report[]>
  /** Create button or row that gets the focus after returning to the list. */
  restoreFocusTo: 'new' | number | undefined
  onOpen: (open: 'new' | number) => void
  /** Link to the printable report. */
  getPrintHref: (id: number) => string
  table?: TableStateProps
  onDeleteReport: (id: number) => Promise<SubmitResult>
}

/** 2§2 “Teacher performance”: table of the teacher’s reports. */
export function ReportsScreen({
  reports,
  restoreFocusTo,
  table,
  onOpen,
  getPrintHref,
  onDeleteReport,
}: ReportsScreenProps) {
  const { t } = useLingui()
  const [deleting, setDeleting] = useState<Report>()
  return (
    <Page>
      <PageHeader
        title={t`Performance Report`}
        actions={
          <Button variant="primary" autoFocus={restoreFocusTo === 'new'} onPress={() => onOpen('new')}>
            <Trans>Create</Trans>
          </Button>
        }
      />
      <RemoteView remote={reports} loading={<ReportsLoading />}>
        {(all) => (
          <ReportsTable
            reports={all}
            table={table}
            restoreFocusTo={restoreFocusTo === 'new' ? undefined : restoreFocusTo}
            onCreate={() => onOpen('new')}
            onEdit={onOpen}
            getPrintHref={getPrintHref}
            onDelete={setDeleting}
          />
        )}
      </RemoteView>
      <DeleteOwnReportDialog report={deleting} onDeleteReport={onDeleteReport} onClose={() => setDeleting(undefined)} />
    </Page>
  )
}

function ReportsLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading reports`}>
      <SkeletonTable rows={5} columns={6} />
    </LoadingRegion>
  )
}
