import { EmailAddress } from '../cells/EmailAddress.tsx'
import type { Column } from '../Column.ts'

/** A mail address: written from left to right in every language, and masked while privacy is on. */
export function emailColumn<Row>(header: string, emailOf: (row: Row) => string): Column<Row> {
  return {
    id: 'email',
    header,
    mask: 'email',
    least: 7,
    cell: (row) => <EmailAddress address={emailOf(row)} />,
    sortValue: emailOf,
    searchText: emailOf,
  }
}
