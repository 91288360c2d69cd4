import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { Shrinking } from '../cells/Shrinking.ts'
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
    least: 8,
    cell: (row) => (
      <Shrinking>
        <span>
          <ClassLink isShort link={linkOf(row)} {...(missing !== undefined && { fallback: missing })} />
        </span>
      </Shrinking>
    ),
    searchText: (row) => linkOf(row) ?? '',
  }
}
