import { oncePer } from '#model/oncePer.ts'
import type { Column, Sort } from './Column.ts'

type Value = string | number | null
type Sorted<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  values: readonly Value[]
  order: string
  sorted: readonly Row[]
}

/** Sorts the rows of one table, anew only where what they are sorted by has changed. */
export function createSort<Row>() {
  let last: Sorted<Row> | undefined
  return (
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    sort: Sort | undefined,
    locale: string,
  ): readonly Row[] => {
    const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
    if (!sort || !valueOf) return rows
    const order = [sort.column, sort.direction, locale].join()
    if (last?.order === order && last.rows === rows && last.columns === columns) return last.sorted
    const values = rows.map(valueOf)
    const isSame = last?.order === order && isEqual(last.rows, rows) && isEqual(last.values, values)
    const sorted = isSame && last ? last.sorted : sortRows(rows, values, sort, locale)
    last = { rows, columns, values, order, sorted }
    return sorted
  }
}

const isEqual = (one: readonly unknown[], other: readonly unknown[]) =>
  one === other || (one.length === other.length && one.every((item, index) => item === other[index]))

const collatorOf = oncePer((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }))

/** Sorted as the language sorts, numbers within words by value; what has no value comes last either way. */
function sortRows<Row>(rows: readonly Row[], values: readonly Value[], sort: Sort, locale: string): Row[] {
  const { compare } = collatorOf(locale)
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row, index) => ({ row, value: values[index] ?? null }))
    .toSorted((one, other) => {
      if (one.value === null || other.value === null) return Number(one.value === null) - Number(other.value === null)
      const order =
        typeof one.value === 'number' && typeof other.value === 'number'
          ? one.value - other.value
          : compare(String(one.value), String(other.value))
      return order * sign
    })
    .map(({ row }) => row)
}
