import type { Column } from '../Column.ts'
import { priorityOf } from '../planColumns.ts'
import { titleColumn } from '../readRow.ts'

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
