import { Fragment } from 'react'
import { CellText } from '../cells/CellText.tsx'
import type { Column } from '../Column.ts'
import type { TextOptions, TextOf } from './TextOptions.ts'

/** A name, a title: found and sorted by as it is shown, and last where there is none. */
export function textColumn<Row>(
  id: string,
  header: string,
  textOf: TextOf<Row>,
  { missing = '', within: Within = Fragment, ...own }: TextOptions<Row> = {},
): Column<Row> {
  const shown = (row: Row) => textOf(row) || missing
  return {
    id,
    header,
    least: own.isRowHeader ? 8 : 6.5,
    cell: (row) => (
      <Within>
        <CellText>{shown(row)}</CellText>
      </Within>
    ),
    sortValue: (row) => textOf(row) || null,
    searchText: shown,
    ...own,
  }
}
