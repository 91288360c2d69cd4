import type { Column, Sort } from './Column.ts'
import { foldText } from './foldText.ts'

export type Indexed<Row> = { row: Row; text: string }

/** Every row with the text that the search looks into, made once per list. */
export function indexRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Indexed<Row>[] {
  const searched = columns.filter((column) => column.searchText)
  return rows.map((row) => ({
    row,
    text: foldText(searched.map((column) => column.searchText?.(row) ?? '').join('\n')),
  }))
}

/** The rows that hold every word of the search, anywhere. */
export function searchRows<Row>(rows: readonly Indexed<Row>[], search: string): Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return rows.filter(({ text }) => words.every((word) => text.includes(word))).map(({ row }) => row)
}

/** Sorted as the language sorts, numbers within words by value; what has no value comes last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale: string,
): Row[] {
  const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue
  if (!sort || !valueOf) return [...rows]
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
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
