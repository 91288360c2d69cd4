import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClampedText } from '../cells/ClampedText.tsx'
import type { Column } from '../Column.ts'
import type { TextOptions, TextOf } from './TextOptions.ts'

type LongTextOptions<Row> = Omit<TextOptions<Row>, 'within'> & {
  /** What the text is about, for the names of its buttons. */
  about: (row: Row) => string
}

/** A text as long as its writer liked: its beginning, and the rest on a press. */
export function longTextColumn<Row>(
  id: string,
  header: string,
  textOf: TextOf<Row>,
  { about, missing = '', ...own }: LongTextOptions<Row>,
): Column<Row> {
  const shown = (row: Row) => textOf(row)?.trim() || missing
  return {
    id,
    header,
    least: 6,
    leastRoomy: 11,
    cell: (row) => <ClampedText key={shown(row)} text={shown(row)} title={about(row)} />,
    brief: (row) => <Bdi>{shown(row)}</Bdi>,
    searchText: (row) => textOf(row) ?? '',
    ...own,
  }
}
