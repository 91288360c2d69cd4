import type { Column, RowAction } from './Column.ts'
import { getPriority } from './planColumns.ts'

/** What names a row: the column that says so, or the first that tells anything. */
export function getTitleColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  const telling = columns.filter(({ isAction }) => !isAction)
  return telling.find((column) => getPriority(column) === 'title') ?? telling[0]
}

/** The name of a row in plain words. */
export function getRowName<Row>(columns: readonly Column<Row>[], row: Row): string {
  const title = getTitleColumn(columns)
  return (title?.csvValue ?? title?.searchText)?.(row) ?? ''
}

/** What can be done with a row, and what it is called there. */
export function getRowActions<Row>(
  columns: readonly Column<Row>[],
  row: Row,
): { actions: readonly RowAction[]; name: string } {
  const column = columns.find(({ actions }) => actions)
  return { actions: column?.actions?.(row) ?? [], name: column?.actionsName?.(row) ?? getRowName(columns, row) }
}

/** What a row of two lines shows of each kind, in the order that it is read. */
export type ColumnsByPriority<Row> = {
  title: Column<Row> | undefined
  subtitles: readonly Column<Row>[]
  metas: readonly Column<Row>[]
  details: readonly Column<Row>[]
}

export function splitColumns<Row>(columns: readonly Column<Row>[]): ColumnsByPriority<Row> {
  const title = getTitleColumn(columns)
  const others = columns.filter((column) => column !== title && !column.isAction)
  const of = (priority: string) => others.filter((column) => getPriority(column) === priority)
  return { title, subtitles: of('subtitle'), metas: of('meta'), details: of('detail') }
}
