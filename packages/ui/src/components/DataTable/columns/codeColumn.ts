import type { Column } from '../Column.ts'
import { textColumn } from './textColumn.tsx'
import type { TextOptions, TextOf } from './TextOptions.ts'

/** What people call a person or a thing by in a few letters. */
export function codeColumn<Row>(
  id: string,
  header: string,
  codeOf: TextOf<Row>,
  own: TextOptions<Row> = {},
): Column<Row> {
  return textColumn(id, header, codeOf, { priority: 'subtitle', least: 5, isUnbroken: true, ...own })
}
