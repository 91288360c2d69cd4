import type { ReactNode } from 'react'
import type { Column } from '../Column.ts'

/** A state in a badge: it stands at the end of a row that has little room. */
export function statusColumn<Row>(
  header: string,
  badgeOf: (row: Row) => ReactNode,
  wordOf: (row: Row) => string,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id: 'status',
    header,
    priority: 'meta',
    least: 6.5,
    isUnbroken: true,
    cell: badgeOf,
    sortValue: wordOf,
    searchText: wordOf,
    ...own,
  }
}
