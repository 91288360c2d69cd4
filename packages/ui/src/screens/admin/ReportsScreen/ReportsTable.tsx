import type { Report } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import type { Column, KeptTable } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/columns/actionsColumn.tsx'
import { longTextColumn } from '#components/DataTable/columns/longTextColumn.tsx'
import { textColumn } from '#components/DataTable/columns/textColumn.tsx'
import type { TextOptions, TextOf } from '#components/DataTable/columns/TextOptions.ts'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { DeleteRow } from '#components/DataTable/DeleteRow.tsx'
import { EditRow } from '#components/DataTable/EditRow.tsx'
import { attendanceText } from '#model/attendanceText.ts'
import { personLabel } from '#model/personLabel.ts'
import { Name, Share, Words } from './ReportsScreen.styles.ts'

type ReportsTableProps = {
  reports: Report[]
  table: KeptTable | undefined
  /** The report that was open last: the focus comes back to it. */
  lastId: number | undefined
  onEdit: (id: number) => void
  onDelete: (report: Report) => void
}

export function ReportsTable({ reports, table, lastId, onEdit, onDelete }: ReportsTableProps) {
  const { t } = useLingui()
  const nameOf = ({ student, course }: Report) => t`${student.name}, ${course.name}`
  const name = (id: string, header: string, textOf: TextOf<Report>, own: TextOptions<Report> = {}) =>
    textColumn(id, header, textOf, { within: Name, ...own })
  const words = (id: string, header: string, textOf: TextOf<Report>) =>
    longTextColumn(id, header, textOf, {
      about: ({ student }) => `${student.name}, ${header}`,
      missing: '–',
      within: Words,
    })
  const columns: Column<Report>[] = [
    name('student', t`Student ID`, ({ student }) => personLabel(student, t`N/A`), { isRowHeader: true }),
    name('teacher', t`Teacher ID`, ({ teacher }) => personLabel(teacher, t`N/A`)),
    name('course', t`Course`, ({ course }) => course.name),
    name('class', t`Class`, (report) => report.class?.title, { missing: t`N/A` }),
    textColumn('attendance', t`Attendance`, ({ attendance }) => attendanceText(attendance), {
      align: 'end',
      within: Share,
      sortValue: ({ attendance }) => shareOf(attendance),
    }),
    words('remarks', t`Test Remarks`, ({ test_remarks: remarks }) => remarks),
    words('participation', t`Class Participation`, ({ participation }) => participation),
    words('suggestions', t`Suggestions`, ({ suggestions }) => suggestions),
    actionsColumn(t`Actions`, (report) => (
      <>
        <EditRow name={nameOf(report)} isLast={report.id === lastId} onPress={() => onEdit(report.id)} />
        <DeleteRow name={nameOf(report)} onPress={() => onDelete(report)} />
      </>
    )),
  ]
  return (
    <DataTable
      {...table}
      label={t`Performance report`}
      columns={columns}
      rows={reports}
      getRowId={({ id }) => String(id)}
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
