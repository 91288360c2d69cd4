import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import type { Column } from '../Column.ts'
import type { TextOptions, TextOf } from './TextOptions.ts'

/** An address that leads out of the school, on one line. */
export function linkColumn<Row>(
  header: string,
  linkOf: TextOf<Row>,
  { missing }: Pick<TextOptions<Row>, 'missing'> = {},
): Column<Row> {
  return {
    id: 'link',
    header,
    least: 10,
    cell: (row) => <ClassLink isShort link={linkOf(row)} {...(missing !== undefined && { fallback: missing })} />,
    searchText: (row) => linkOf(row) ?? '',
  }
}
