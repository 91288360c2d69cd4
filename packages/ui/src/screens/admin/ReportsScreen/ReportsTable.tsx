import type { Report } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn, deleteAction, editAction, printAction } from '#components/DataTable/rowActions.ts'
import { type TextOf, longTextColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { otherPersonColumn, personColumn } from '#components/DataTable/columns/personColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { attendanceText } from '#model/attendanceText.ts'
import { codeOf, personLabel } from '#model/personLabel.ts'

const Share = styled.span`
  font-variant-numeric: tabular-nums;
`

type ReportsTableProps = {
  reports: Report[]
  table: KeptTable | undefined
  /** The report that was open last: the focus comes back to it. */
  lastId: number | undefined
  onEdit: (id: number) => void
  onDelete: (report: Report) => void
  /** Where the paper of a report is. */
  getPaperHref: (id: number) => string
}

export function ReportsTable({ reports, table, lastId, onEdit, onDelete, getPaperHref }: ReportsTableProps) {
  const { t } = useLingui()
  const nameOf = ({ student, course }: Report) => t`${student.name}, ${course.name}`
  const personOf = (person: Report['student'] | Report['teacher']) => ({
    code: codeOf(person, t`N/A`),
    name: person.name,
    label: personLabel(person, t`N/A`),
  })
  const words = (id: string, header: string, textOf: TextOf<Report>) =>
    longTextColumn(id, header, textOf, {
      about: ({ student }) => `${student.name}, ${header}`,
      missing: '–',
    })
  const columns: Column<Report>[] = [
    personColumn('student', t`Student ID`, ({ student }) => personOf(student)),
    otherPersonColumn('teacher', t`Teacher ID`, ({ teacher }) => personOf(teacher)),
    textColumn('course', t`Course`, ({ course }) => course.name, { priority: 'subtitle' }),
    textColumn('class', t`Class`, (report) => report.class?.title, { missing: t`N/A`, priority: 'subtitle' }),
    textColumn('attendance', t`Attendance`, ({ attendance }) => attendanceText(attendance), {
      align: 'end',
      priority: 'meta',
      within: Share,
      sortValue: ({ attendance }) => shareOf(attendance),
    }),
    words('remarks', t`Test Remarks`, ({ test_remarks: remarks }) => remarks),
    words('participation', t`Class Participation`, ({ participation }) => participation),
    words('suggestions', t`Suggestions`, ({ suggestions }) => suggestions),
    actionsColumn(
      t`Actions`,
      (report) => [
        editAction(nameOf(report), () => onEdit(report.id)),
        printAction(nameOf(report), getPaperHref(report.id)),
        deleteAction(nameOf(report), () => onDelete(report)),
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
      lastId={lastId}
      emptyText={t`No performance records found.`}
      empty={{
        kind: 'reports',
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
