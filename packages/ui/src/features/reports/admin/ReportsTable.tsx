import type { Report } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import type { Column, TableStateProps } from '#components/DataTable/Column.ts'
import {
  actionsColumn,
  createDeleteAction,
  createEditAction,
  createPrintAction,
} from '#components/DataTable/rowActions.ts'
import { type GetText, longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { otherPersonColumn, personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { formatAttendance } from '#lib/lessons/formatAttendance.ts'
import { getPersonCode, personLabel } from '#lib/people/personLabel.ts'

const Share = styled.span`
  font-variant-numeric: tabular-nums;
`

type ReportsTableProps = {
  reports: Report[]
  table: TableStateProps | undefined
  /** The report that was open last: the focus comes back to it. */
  restoreFocusTo: number | undefined
  onEdit: (id: number) => void
  onDelete: (report: Report) => void
  /** Where the paper of a report is. */
  getPaperHref: (id: number) => string
}

export function ReportsTable({ reports, table, restoreFocusTo, onEdit, onDelete, getPaperHref }: ReportsTableProps) {
  const { t } = useLingui()
  const nameOf = ({ student, course }: Report) => t`${student.name}, ${course.name}`
  const personOf = (person: Report['student'] | Report['teacher']) => ({
    code: getPersonCode(person, t`N/A`),
    name: person.name,
    label: personLabel(person, t`N/A`),
  })
  const words = (id: string, header: string, textOf: GetText<Report>) =>
    longTextColumn(id, header, textOf, {
      about: ({ student }) => `${student.name}, ${header}`,
      missing: '–',
    })
  const columns: Column<Report>[] = [
    personColumn('student', t`Student ID`, ({ student }) => personOf(student)),
    otherPersonColumn('teacher', t`Teacher ID`, ({ teacher }) => personOf(teacher)),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    textColumn('class', t`Class`, (report) => report.class?.title, { missing: t`N/A`, priority: 'subtitle' }),
    textColumn('attendance', t`Attendance`, ({ attendance }) => formatAttendance(attendance), {
      align: 'end',
      priority: 'meta',
      cellDecorator: Share,
      sortValue: ({ attendance }) => shareOf(attendance),
    }),
    words('remarks', t`Test Remarks`, ({ test_remarks: remarks }) => remarks),
    words('participation', t`Class Participation`, ({ participation }) => participation),
    words('suggestions', t`Suggestions`, ({ suggestions }) => suggestions),
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
      label={t`Performance report`}
      columns={columns}
      rows={reports}
      getRowId={({ id }) => String(id)}
      restoreFocusTo={restoreFocusTo}
      emptyText={t`No performance records found.`}
      emptyState={{
        scene: 'reports',
        children: t`Teachers write reports on their students; each stands here as soon as it is saved.`,
      }}
    />
  )
}

/** By what an attendance is sorted: its number; words come last. */
function shareOf(attendance: string): number | null {
  const share = Number.parseFloat(attendance.replace(',', '.'))
  return Number.isNaN(share) ? null : share
}
