import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import type { Column } from '../Column.ts'
import { Unbroken } from '../Unbroken.ts'

/** What something costs; what is free comes first. */
export function priceColumn<Row>(
  header: string,
  priceOf: (row: Row) => number | null | undefined,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id: 'price',
    header,
    cell: (row) => (
      <Unbroken>
        <PriceTag price={priceOf(row)} />
      </Unbroken>
    ),
    sortValue: (row) => priceOf(row) ?? 0,
    ...own,
  }
}
