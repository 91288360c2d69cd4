import { Bdi } from '#components/Bdi/Bdi.tsx'
import { PersonName } from '#components/PersonName/PersonName.tsx'
import type { Column } from '../Column.ts'

type Named = { code: string; name?: string | undefined; label: string }

/** Somebody whom a row mentions beside the one that it is about; found and sorted by as the one line they are elsewhere. */
export function otherPersonColumn<Row>(
  id: string,
  header: string,
  personOf: (row: Row) => Named,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id,
    header,
    least: 6.5,
    cell: (row) => <PersonName code={personOf(row).code} name={personOf(row).name} />,
    brief: (row) => <Bdi>{personOf(row).name || personOf(row).code}</Bdi>,
    sortValue: (row) => personOf(row).label,
    searchText: (row) => personOf(row).label,
    ...own,
  }
}
