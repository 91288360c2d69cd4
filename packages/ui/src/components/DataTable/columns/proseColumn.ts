import type { Column } from '../Column.ts'
import { textColumn } from './textColumn.tsx'
import type { TextOptions, TextOf } from './TextOptions.ts'

/** Sentences, which nobody sorts by. */
export function proseColumn<Row>(
  id: string,
  header: string,
  textOf: TextOf<Row>,
  own: TextOptions<Row> = {},
): Column<Row> {
  const { sortValue: _unsorted, ...column } = textColumn(id, header, textOf, own)
  return column
}
