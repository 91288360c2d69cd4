import { fn } from 'storybook/test'
import { Badge } from '#components/Badge/Badge.tsx'
import type { Column } from '#components/DataTable/Column.ts'
import { actionsColumn, createDeleteAction, createEditAction } from '../components/DataTable/RowActionButtons.tsx'
import { codeColumn, longTextColumn, nameColumn, textColumn } from '#components/DataTable/columns/textColumns.tsx'
import { emailColumn, phoneColumn } from '../components/DataTable/columns/personColumns.tsx'
import { statusColumn } from '../components/DataTable/columns/valueColumns.tsx'
import { DataTable } from '#components/DataTable/DataTable.tsx'
import { type Student, createStudentRows } from '#components/DataTable/studentRowFixtures.ts'

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
  actionsColumn('Actions', ({ name }) => [createEditAction(name, fn()), createDeleteAction(name, onDelete)]),
]

const manyColumns = Array.from({ length: 12 }, (_, index) =>
  textColumn<Student>(`more${index}`, `Column ${index + 1}`, ({ city }) => city, { minWidth: 10 }),
)

/**
 * Renders a list in a container of fixed width: the layout depends on the container, not on the window. A narrower window
 * scrolls the container.
 */
export function FixedWidthList({
  pixels,
  ofPage = false,
  hasManyColumns = false,
  rows = createStudentRows(3),
}: {
  pixels: number
  ofPage?: boolean
  /** Adds columns until they don’t fit a wide list. */
  hasManyColumns?: boolean
  rows?: Student[]
}) {
  const pageColumns: Column<Student>[] = columns.map((column) =>
    column.isAction
      ? actionsColumn('Action', ({ id, name }) => [
          { id: 'more', label: 'See more', name: `See more about ${name}`, href: `#student-${id}`, isRowLink: true },
        ])
      : column,
  )
  return (
    <div style={{ position: 'relative', overflowX: 'auto' }}>
      <div style={{ inlineSize: pixels }}>
        <DataTable
          label={LABEL}
          columns={hasManyColumns ? [...columns.slice(0, -1), ...manyColumns] : ofPage ? pageColumns : columns}
          rows={rows}
          getRowId={({ id }) => String(id)}
          emptyText="No students found."
        />
      </div>
    </div>
  )
}
