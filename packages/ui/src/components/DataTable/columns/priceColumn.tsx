import { PriceTag } from '#components/PriceTag/PriceTag.tsx'
import type { Column } from '../Column.ts'

/** What something costs; what is free comes first. */
export function priceColumn<Row>(
  header: string,
  priceOf: (row: Row) => number | null | undefined,
  own: Partial<Column<Row>> = {},
): Column<Row> {
  return {
    id: 'price',
    header,
    priority: 'meta',
    least: 4.5,
    isUnbroken: true,
    cell: (row) => <PriceTag price={priceOf(row)} />,
    sortValue: (row) => priceOf(row) ?? 0,
    ...own,
  }
}
