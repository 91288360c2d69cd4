import { Fragment } from 'react'
import { LongText } from '#components/LongText/LongText.tsx'
import type { Column } from '../Column.ts'
import type { TextOptions, TextOf } from './TextOptions.ts'

type LongTextOptions<Row> = TextOptions<Row> & {
  /** What the text is about, for the names of its buttons. */
  about: (row: Row) => string
  lines?: number
}

/** A text as long as its writer liked: its beginning, and the rest on a press. */
export function longTextColumn<Row>(
  id: string,
  header: string,
  textOf: TextOf<Row>,
  { about, lines = 4, missing = '', within: Within = Fragment, ...own }: LongTextOptions<Row>,
): Column<Row> {
  return {
    id,
    header,
    cell: (row) => (
      <Within>
        <LongText text={textOf(row)?.trim() || missing} title={about(row)} lines={lines} />
      </Within>
    ),
    searchText: (row) => textOf(row) ?? '',
    ...own,
  }
}
