import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { Column, Sort } from './Column.ts'
import { Cell, Head, HeaderCell, Row as TableRow, SortButton, Table } from './DataTable.styles.ts'

type RowsProps<Row> = {
  label: string
  describedBy: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}

/** The table itself: plain rows, which stay quick. Roles are spelled out because cards take away the table layout. */
export function Rows<Row>({ label, describedBy, columns, rows, getRowId, sort, onSort }: RowsProps<Row>) {
  return (
    <Table role="table" aria-label={label} aria-describedby={describedBy}>
      <Head role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <ColumnHeader
              key={column.id}
              column={column}
              sort={sort?.column === column.id ? sort : undefined}
              onSort={onSort}
            />
          ))}
        </tr>
      </Head>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <TableRow key={getRowId(row)} role="row">
            {columns.map(({ id, header, cell, isRowHeader, align = 'start', isAction }) => (
              <Cell
                key={id}
                as={isRowHeader ? 'th' : 'td'}
                role={isRowHeader ? 'rowheader' : 'cell'}
                {...(isRowHeader && { scope: 'row' })}
                data-label={isAction ? '' : header}
                data-is-action={isAction}
                $align={align}
              >
                {cell(row)}
              </Cell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

type ColumnHeaderProps<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: (sort: Sort) => void }

function ColumnHeader<Row>({
  column: { id, header, sortValue, align = 'start', isAction },
  sort,
  onSort,
}: ColumnHeaderProps<Row>) {
  if (!sortValue) {
    return (
      <HeaderCell role="columnheader" scope="col" $align={align} data-is-action={isAction}>
        {header}
      </HeaderCell>
    )
  }
  const next = sort?.direction === 'ascending' ? 'descending' : 'ascending'
  const Sign = !sort ? ArrowUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <HeaderCell role="columnheader" scope="col" aria-sort={sort?.direction ?? 'none'} $align={align}>
      <SortButton type="button" onClick={() => onSort({ column: id, direction: next })}>
        {header}
        <Sign aria-hidden />
      </SortButton>
    </HeaderCell>
  )
}
