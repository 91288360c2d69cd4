import { Fragment } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Column } from '../Column.ts'
import type { TextOptions } from './TextOptions.ts'

/** A mail address: written from left to right in every language, and masked while privacy is on. */
export function emailColumn<Row>(
  header: string,
  emailOf: (row: Row) => string,
  { within: Within = Fragment }: Pick<TextOptions<Row>, 'within'> = {},
): Column<Row> {
  return {
    id: 'email',
    header,
    mask: 'email',
    cell: (row) => (
      <Within>
        <Bdi dir="ltr">{emailOf(row)}</Bdi>
      </Within>
    ),
    sortValue: emailOf,
    searchText: emailOf,
  }
}
