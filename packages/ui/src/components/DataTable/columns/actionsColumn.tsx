import type { ReactNode } from 'react'
import type { Column } from '../Column.ts'
import { RowActions } from '../RowActions.ts'

/** What can be done with a row; each of its buttons is to name the row to those who only hear it. */
export function actionsColumn<Row>(header: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { id: 'actions', header, isAction: true, cell: (row) => <RowActions>{cell(row)}</RowActions> }
}
