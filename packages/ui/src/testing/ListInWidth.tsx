import { fn } from 'storybook/test'
import { Badge } from '#components/Badge/Badge.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import { actionsColumn } from '#components/DataTable/columns/actionsColumn.ts'
import { codeColumn } from '#components/DataTable/columns/codeColumn.ts'
import { emailColumn } from '#components/DataTable/columns/emailColumn.tsx'
import { longTextColumn } from '#components/DataTable/columns/longTextColumn.tsx'
import { nameColumn } from '#components/DataTable/columns/nameColumn.tsx'
import { phoneColumn } from '#components/DataTable/columns/phoneColumn.tsx'
import { statusColumn } from '#components/DataTable/columns/statusColumn.ts'
import { textColumn } from '#components/DataTable/columns/textColumn.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { deleteAction } from '#components/DataTable/deleteAction.ts'
import { editAction } from '#components/DataTable/editAction.ts'
import { type Student, students } from '#components/DataTable/studentRows.ts'

export const onDelete = fn()

const LABEL = 'Students'
const PENDING = 'Pending'

const columns: Column<Student>[] = [
  codeColumn('code', 'Student ID', ({ id }) => `STD-00${id}`),
  nameColumn('Name', ({ name }) => name),
  textColumn('city', 'City', ({ city }) => city, { priority: 'subtitle' }),
  phoneColumn('Telephone', () => '+92 300 1234567'),
  emailColumn('E-mail', ({ email }) => email),
  longTextColumn(
    'note',
    'Note',
    () => 'Learns since spring and has got a responsibility for others by now. '.repeat(4),
    {
      about: ({ name }) => name,
    },
  ),
  statusColumn(
    'Status',
    () => <Badge tone="warning">{PENDING}</Badge>,
    () => PENDING,
    { isExtra: true },
  ),
  actionsColumn('Actions', ({ name }) => [editAction(name, fn()), deleteAction(name, onDelete)]),
]

/** The width of the list alone decides how it is laid out: the window is as wide as it is. */
export function ListInWidth({
  pixels,
  ofPage = false,
  rows = students(3),
}: {
  pixels: number
  ofPage?: boolean
  rows?: Student[]
}) {
  const paged: Column<Student>[] = columns.map((column) =>
    column.isAction
      ? actionsColumn('Action', ({ id, name }) => [
          { id: 'more', label: 'See more', name: `See more about ${name}`, href: `#student-${id}`, isRowLink: true },
        ])
      : column,
  )
  return (
    <div style={{ inlineSize: pixels }}>
      <DataTable
        label={LABEL}
        columns={ofPage ? paged : columns}
        rows={rows}
        getRowId={({ id }) => String(id)}
        emptyText="No students found."
      />
    </div>
  )
}
