import { Avatar } from '#components/Avatar/Avatar.tsx'
import type { Column } from '../Column.ts'
import { textColumn } from './textColumn.tsx'
import type { TextOptions } from './TextOptions.ts'

/** The person whom a row is about, with their face; their code has a column of its own. */
export function nameColumn<Row>(header: string, nameOf: (row: Row) => string, own: TextOptions<Row> = {}): Column<Row> {
  return textColumn('name', header, nameOf, {
    isRowHeader: true,
    least: 6.5,
    picture: (row) => <Avatar name={nameOf(row)} />,
    ...own,
  })
}
