import type { Column, RowAction } from './Column.ts'
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

/** What a row of two lines shows of each kind, in the order that it is read. */
export type Parts<Row> = {
  title: Column<Row> | undefined
  subtitles: readonly Column<Row>[]
  metas: readonly Column<Row>[]
  details: readonly Column<Row>[]
}

export function partsOf<Row>(columns: readonly Column<Row>[]): Parts<Row> {
  const title = titleColumn(columns)
  const others = columns.filter((column) => column !== title && !column.isAction)
  const of = (priority: string) => others.filter((column) => priorityOf(column) === priority)
  return { title, subtitles: of('subtitle'), metas: of('meta'), details: of('detail') }
}
