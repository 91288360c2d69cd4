import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { RefCallback } from 'react'
import type { Column } from './Column.ts'
import { TableHead, HeaderCell, SortButton, Table } from './DataTable.styles.ts'
import { type Density, getMinWidth } from './listLayout.ts'
import { SelectionCheckbox } from './selection/SelectionCheckbox.tsx'
import type { RowSelection } from './selection/useRowSelection.ts'
import { TableRow } from './TableRow.tsx'
import type { useRowKeys } from './useRowKeys.ts'
import { type TableModel, getSortDirection } from './useTableModel.ts'
import { VisuallyHidden } from '../Text/Text.tsx'

/** Props of both list layouts. */
export type RowListProps<Row> = {
  label: string
  describedBy: string
  table: TableModel<Row>
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Number of rows on all pages. */
  total: number
  /** Number of rows before these. */
  start: number
  getRowId: (row: Row) => string
  /** Id of the row that was open last, which gets the focus. */
  restoreFocusTo: string | undefined
  /** The selected rows, if rows can be selected. */
  selection: RowSelection<Row> | undefined
} & Pick<ReturnType<typeof useRowKeys<Row>>, 'getRowProps' | 'bodyProps'>

type TableProps<Row> = RowListProps<Row> & {
  density: Density
  /** The hidden columns, which each row can expand. */
  hiddenColumns: readonly Column<Row>[]
  tableRef: RefCallback<HTMLElement>
  /** Whether the table is wider than the list and scrolls sideways. */
  isScrolling: boolean
}

/** A plain table, for speed. */
export function TableView<Row>({
  label,
  describedBy,
  table,
  columns,
  density,
  hiddenColumns,
  rows,
  total,
  start,
  getRowId,
  restoreFocusTo,
  selection,
  getRowProps,
  bodyProps,
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
      <TableHead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {selection && <SelectAllHeader selection={selection} />}
          {hiddenColumns.length > 0 && (
            <HeaderCell role="columnheader" scope="col" data-is-fold>
              <VisuallyHidden>
                <Trans>Details</Trans>
              </VisuallyHidden>
            </HeaderCell>
          )}
          {columns.map((column) => (
            <ColumnHeader key={column.id} table={table} column={column} density={density} />
          ))}
        </tr>
      </TableHead>
      <tbody role="rowgroup" {...bodyProps}>
        {rows.map((row, index) => (
          <TableRow
            key={getRowId(row)}
            row={row}
            index={start + index + 2}
            columns={columns}
            density={density}
            hiddenColumns={hiddenColumns}
            selection={selection}
            rowProps={getRowProps(row)}
            isLast={getRowId(row) === restoreFocusTo}
          />
        ))}
      </tbody>
    </Table>
  )
}

type SelectAllHeaderProps<Row> = { selection: RowSelection<Row> }

/** Selects all rows of the page, or none. */
function SelectAllHeader<Row>({ selection }: SelectAllHeaderProps<Row>) {
  const { t } = useLingui()
  const { pageRows } = selection
  const count = pageRows.filter((row) => selection.isSelected(row)).length
  const isAll = pageRows.length > 0 && count === pageRows.length
  return (
    <HeaderCell role="columnheader" scope="col" data-is-select>
      <SelectionCheckbox
        label={t`Select all rows on this page`}
        isSelected={isAll}
        isMixed={count > 0 && !isAll}
        onToggle={() => selection.select(pageRows, !isAll)}
      />
    </HeaderCell>
  )
}

type ColumnHeaderProps<Row> = { table: TableModel<Row>; column: Column<Row>; density: Density }

export function ColumnHeader<Row>({ table, column, density }: ColumnHeaderProps<Row>) {
  const { id, header, headerNote, sortValue, align = 'start', isAction = false, isRowHeader } = column
  const content = headerNote === undefined ? header : <HeaderWithNote header={header} note={headerNote} />
  const shared = {
    role: 'columnheader',
    scope: 'col',
    'data-align': isAction ? 'end' : align,
    'data-is-action': isAction,
    'data-names-rows': isRowHeader,
    // The estimated width of the action buttons isn't enforced: the widest decides.
    ...(!isAction && { style: { minInlineSize: `${getMinWidth(column, density)}rem` } }),
  } as const
  if (!sortValue) return <HeaderCell {...shared}>{content}</HeaderCell>
  const sorted = getSortDirection(table, id)
  const SortIcon = !sorted ? ArrowUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <HeaderCell {...shared} aria-sort={sorted ?? 'none'}>
      <SortButton type="button" onClick={() => table.getColumn(id)?.toggleSorting(sorted === 'ascending')}>
        {content}
        <SortIcon aria-hidden />
      </SortButton>
    </HeaderCell>
  )
}

function HeaderWithNote({ header, note }: { header: string; note: string }) {
  return (
    <>
      {header} <small>· {note}</small>
    </>
  )
}
