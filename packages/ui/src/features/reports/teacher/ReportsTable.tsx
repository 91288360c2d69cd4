import type { Report } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import {
  actionsColumn,
  createDeleteAction,
  createEditAction,
  createPrintAction,
} from '#components/DataTable/rowActions.ts'
import { type GetText, longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { formatAttendance } from '#lib/lessons/formatAttendance.ts'
import { getPersonCode, personLabel } from '#lib/people/personLabel.ts'

type ReportsTableProps = {
  reports: readonly Report[]
  table: TableStateProps | undefined
  /** The report that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  onCreate: () => void
  onEdit: (id: number) => void
  onDelete: (report: Report) => void
  /** Where the paper of a report is. */
  getPaperHref: (id: number) => string
}

export function ReportsTable({
  reports,
  table,
  restoreFocusTo,
  onCreate,
  onEdit,
  onDelete,
  getPaperHref,
}: ReportsTableProps) {
  const { t } = useLingui()
  const nameOf = ({ student, course }: Report) => t`${personLabel(student, t`N/A`)}, ${course.name}`
  const remark = (id: string, header: string, textOf: GetText<Report>) =>
    longTextColumn(id, header, textOf, {
      about: ({ student }) => `${student.name}, ${header}`,
      missing: '–',
    })
  const columns: Column<Report>[] = [
    personColumn('student', t`Student ID`, ({ student }) => ({
      code: getPersonCode(student, t`N/A`),
      name: student.name,
      label: personLabel(student, t`N/A`),
    })),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    textColumn('attendance', t`Attendance`, ({ attendance }) => formatAttendance(attendance), {
      priority: 'meta',
      minWidth: 8,
      // As numbers, so that 100 comes after 92.
      sortValue: ({ attendance }) => Number.parseFloat(attendance) || 0,
    }),
    textColumn('class', t`Class`, (report) => report.class?.title, { missing: t`N/A`, priority: 'subtitle' }),
    remark('remarks', t`Remarks`, ({ test_remarks: remarks }) => remarks),
    remark('participation', t`Participation`, ({ participation }) => participation),
    remark('suggestions', t`Suggestions`, ({ suggestions }) => suggestions),
    actionsColumn(
      t`Actions`,
      (report) => [
        createEditAction(nameOf(report), () => onEdit(report.id)),
        createPrintAction(nameOf(report), getPaperHref(report.id)),
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
