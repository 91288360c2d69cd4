import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { PersonName } from '#components/PersonName/PersonName.tsx'
import type { Column } from '../Column.ts'
import { CellText } from './textColumns.tsx'

type Named = { code: string; name?: string | undefined; label: string }

/** Whom a row is about: their face, their name and their code under it; found and sorted by as the one line they are elsewhere. */
export function personColumn<Row>(
  id: string,
  header: string,
  personOf: (row: Row) => Named,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  const nameOf = (row: Row) => personOf(row).name || personOf(row).code
  return {
    id,
    header,
    isRowHeader: true,
    minWidth: 6.5,
    cell: (row) => <CellText>{nameOf(row)}</CellText>,
    picture: (row) => <Avatar name={nameOf(row)} />,
    subtitle: (row) => personOf(row).name && <Bdi>{personOf(row).code}</Bdi>,
    sortValue: (row) => personOf(row).label,
    searchText: (row) => personOf(row).label,
    ...own,
  }
}

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
    minWidth: 6.5,
    cell: (row) => <PersonName code={personOf(row).code} name={personOf(row).name} />,
    compactCell: (row) => <Bdi>{personOf(row).name || personOf(row).code}</Bdi>,
    sortValue: (row) => personOf(row).label,
    searchText: (row) => personOf(row).label,
    ...own,
  }
}
