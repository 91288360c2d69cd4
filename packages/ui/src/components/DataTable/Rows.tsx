import { Trans } from '@lingui/react/macro'
import type { RefCallback } from 'react'
import { ColumnHeader } from './ColumnHeader.tsx'
import type { Column } from './Column.ts'
import { Head, HeaderCell, Spoken, Table } from './DataTable.styles.ts'
import type { Density } from './planColumns.ts'
import type { RowsProps } from './RowsProps.ts'
import { TableRow } from './TableRow.tsx'

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
  columns,
  density,
  folded,
  rows,
  total,
  start,
  getRowId,
  lastId,
  sort,
  onSort,
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
            <ColumnHeader
              key={column.id}
              column={column}
              density={density}
              sort={sort?.column === column.id ? sort : undefined}
              onSort={onSort}
            />
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
