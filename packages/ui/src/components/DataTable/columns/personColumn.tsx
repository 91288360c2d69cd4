import { PersonName } from '#components/PersonName/PersonName.tsx'
import type { Column } from '../Column.ts'

type Named = { code: string; name?: string | undefined; label: string }

/** Whom a row is about: their code and their name under it; found and sorted by as the one line they are elsewhere. */
export function personColumn<Row>(id: string, header: string, personOf: (row: Row) => Named): Column<Row> {
  return {
    id,
    header,
    isRowHeader: true,
    cell: (row) => <PersonName code={personOf(row).code} name={personOf(row).name} />,
    sortValue: (row) => personOf(row).label,
    searchText: (row) => personOf(row).label,
  }
}
