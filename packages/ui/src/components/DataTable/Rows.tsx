import { Trans } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { RefCallback } from 'react'
import type { Column } from './Column.ts'
import { Head, HeaderCell, SortButton, Spoken, Table } from './DataTable.styles.ts'
import { type Density, leastOf } from './planColumns.ts'
import { TableRow } from './TableRow.tsx'
import { type TableModel, sortedBy } from './useTableModel.ts'

/** What both layouts of a list show. */
export type RowsProps<Row> = {
  label: string
  describedBy: string
  table: TableModel<Row>
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** How many rows all pages have. */
  total: number
  /** How many rows stand before these. */
  start: number
  getRowId: (row: Row) => string
  /** The row that was open last: the focus comes back to it. */
  lastId: string | undefined
}

type TableProps<Row> = RowsProps<Row> & {
  density: Density
  /** The columns without room: each row unfolds its own. */
  folded: readonly Column<Row>[]
  tableRef: RefCallback<HTMLElement>
  /** Wider than the list, which scrolls sideways. */
  isScrolling: boolean
}

/** The table itself: plain rows, which stay quick. */
export function Rows<Row>({
  label,
  describedBy,
  table,
  columns,
  density,
  folded,
  rows,
  total,
  start,
  getRowId,
  lastId,
  tableRef,
  isScrolling,
}: TableProps<Row>) {
  return (
    <Table
      ref={tableRef}
      role="table"
      data-density={density}
      data-is-scrolling={isScrolling}
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={total + 1}
    >
      <Head role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {folded.length > 0 && (
            <HeaderCell role="columnheader" scope="col" data-is-fold>
              <Spoken>
                <Trans>Details</Trans>
              </Spoken>
            </HeaderCell>
          )}
          {columns.map((column) => (
            <ColumnHeader key={column.id} table={table} column={column} density={density} />
          ))}
        </tr>
      </Head>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <TableRow
            key={getRowId(row)}
            row={row}
            index={start + index + 2}
            columns={columns}
            density={density}
            folded={folded}
            isLast={getRowId(row) === lastId}
          />
        ))}
      </tbody>
    </Table>
  )
}

type ColumnHeaderProps<Row> = { table: TableModel<Row>; column: Column<Row>; density: Density }

export function ColumnHeader<Row>({ table, column, density }: ColumnHeaderProps<Row>) {
  const { id, header, sortValue, align = 'start', isAction = false } = column
  const shared = {
    role: 'columnheader',
    scope: 'col',
    'data-align': isAction ? 'end' : align,
    'data-is-action': isAction,
    // The width of the buttons is only an estimate: the widest of them decides.
    ...(!isAction && { style: { minInlineSize: `${leastOf(column, density)}rem` } }),
  } as const
  if (!sortValue) return <HeaderCell {...shared}>{header}</HeaderCell>
  const sorted = sortedBy(table, id)
  const Sign = !sorted ? ArrowUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <HeaderCell {...shared} aria-sort={sorted ?? 'none'}>
      <SortButton type="button" onClick={() => table.getColumn(id)?.toggleSorting(sorted === 'ascending')}>
        {header}
        <Sign aria-hidden />
      </SortButton>
    </HeaderCell>
  )
}
