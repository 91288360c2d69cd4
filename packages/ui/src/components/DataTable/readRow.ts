import type { Column } from './Column.ts'
import type { RowAction } from './RowAction.ts'
import { priorityOf } from './planColumns.ts'

/** What names a row: the column that says so, or the first that tells anything. */
export function titleColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  const telling = columns.filter(({ isAction }) => !isAction)
  return telling.find((column) => priorityOf(column) === 'title') ?? telling[0]
}

/** The name of a row in plain words. */
export function nameOfRow<Row>(columns: readonly Column<Row>[], row: Row): string {
  const title = titleColumn(columns)
  return (title?.csvValue ?? title?.searchText)?.(row) ?? ''
}

/** What can be done with a row, and what it is called there. */
export function actionsOfRow<Row>(
  columns: readonly Column<Row>[],
  row: Row,
): { actions: readonly RowAction[]; name: string } {
  const column = columns.find(({ actions }) => actions)
  return { actions: column?.actions?.(row) ?? [], name: column?.actionsName?.(row) ?? nameOfRow(columns, row) }
}
