import { Trans } from '@lingui/react/macro'
import type { RefCallback } from 'react'
import { ColumnHeader } from './ColumnHeader.tsx'
import type { Column } from './Column.ts'
import { Head, HeaderCell, Spoken, Table } from './DataTable.styles.ts'
import type { RowsProps } from './RowsProps.ts'
import { TableRow } from './TableRow.tsx'

type TableProps<Row> = RowsProps<Row> & {
  /** The columns that there is no room for: each row unfolds its own. */
  folded: readonly Column<Row>[]
  tableRef: RefCallback<HTMLElement>
}

/** The table itself: plain rows, which stay quick. */
export function Rows<Row>({
  label,
  describedBy,
  columns,
  folded,
  rows,
  total,
  start,
  getRowId,
  lastId,
  sort,
  onSort,
  tableRef,
}: TableProps<Row>) {
  return (
    <Table ref={tableRef} role="table" aria-label={label} aria-describedby={describedBy} aria-rowcount={total + 1}>
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
            folded={folded}
            isLast={getRowId(row) === lastId}
          />
        ))}
      </tbody>
    </Table>
  )
}
