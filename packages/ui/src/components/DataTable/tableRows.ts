import type { Column, Sort } from './Column.ts'
import { foldText } from './foldText.ts'

/**
 * Searches the rows of one table. It reads them anew each time, so that it follows whatever the columns tell by now: the
 * language, a name from another list. What costs, making texts comparable, is done only for words that have changed.
 */
export function createSearch<Row>() {
  let raw: readonly string[] = []
  let folded: readonly string[] = []
  /** The rows that hold every word of the search, anywhere. */
  return (rows: readonly Row[], columns: readonly Column<Row>[], search: string, locale: string): readonly Row[] => {
    const words = foldText(search).split(/\s+/).filter(Boolean)
    if (words.length === 0) return rows
    const [knownRaw, known] = [raw, folded]
    raw = rows.map((row) =>
      columns.map((column) => `${column.searchText?.(row) ?? ''}\n${column.shownText?.(row, locale) ?? ''}`).join('\n'),
    )
    folded = raw.map((text, index) => (text === knownRaw[index] && known[index]) || foldText(text))
    return rows.filter((_, index) => words.every((word) => folded[index]?.includes(word)))
  }
}

type Value = string | number | null

/** Sorts the rows of one table, anew only where what they are sorted by has changed. */
export function createSort<Row>() {
  let last: { rows: readonly Row[]; values: readonly Value[]; order: string; sorted: readonly Row[] } | undefined
  return (
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    sort: Sort | undefined,
    locale: string,
  ): readonly Row[] => {
    const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
    if (!sort || !valueOf) return rows
    const values = rows.map(valueOf)
    const order = [sort.direction, locale].join()
    const isSame = last?.order === order && isEqual(last.rows, rows) && isEqual(last.values, values)
    last = isSame && last ? last : { rows, values, order, sorted: sortRows(rows, values, sort, locale) }
    return last.sorted
  }
}

const isEqual = (one: readonly unknown[], other: readonly unknown[]) =>
  one === other || (one.length === other.length && one.every((item, index) => item === other[index]))

/** Sorted as the language sorts, numbers within words by value; what has no value comes last either way. */
function sortRows<Row>(rows: readonly Row[], values: readonly Value[], sort: Sort, locale: string): Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
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

/** One page; a page past the end is the last one. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: number,
  pageSize: number,
): { rows: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const shown = Math.min(Math.max(1, page), pages)
  return { rows: rows.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pages }
}
