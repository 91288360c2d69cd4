import { Avatar } from '#components/Avatar/Avatar.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { CellText } from '../cells/CellText.tsx'
import type { Column } from '../Column.ts'

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
    least: 6.5,
    cell: (row) => <CellText>{nameOf(row)}</CellText>,
    picture: (row) => <Avatar name={nameOf(row)} />,
    under: (row) => personOf(row).name && <Bdi>{personOf(row).code}</Bdi>,
    sortValue: (row) => personOf(row).label,
    searchText: (row) => personOf(row).label,
    ...own,
  }
}
