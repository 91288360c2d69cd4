import { Bdi } from '#components/Bdi/Bdi.tsx'
import type { Column } from '../Column.ts'
import type { TextOf } from './TextOptions.ts'

/** A telephone number: written from left to right in every language, and masked while privacy is on. */
export function phoneColumn<Row>(header: string, phoneOf: TextOf<Row>): Column<Row> {
  return {
    id: 'phone',
    header,
    mask: 'phone',
    isPhone: true,
    least: 7.5,
    isUnbroken: true,
    cell: (row) => <Bdi dir="ltr">{phoneOf(row)}</Bdi>,
    searchText: (row) => phoneOf(row) ?? '',
  }
}
