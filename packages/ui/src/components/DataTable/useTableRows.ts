import { startTransition, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type Column, type Searched, type TableState, pageSizes } from './Column.ts'
import { createSort } from './createSort.ts'
import { pageOf } from './pageOf.ts'
import { useSearch } from './search/useSearch.ts'

type Options<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  searched: readonly Searched<Row>[]
  state?: TableState | undefined
  onStateChange?: ((state: TableState) => void) | undefined
}

/** What a table shows: searched, sorted and cut into pages. */
export function useTableRows<Row>({ rows, columns, searched, state: given, onStateChange }: Options<Row>) {
  const { locale } = useLocale()
  const [state, setState] = useState<TableState>(given ?? { search: '', page: 1, pageSize: pageSizes[0] })
  /** What is to be shown as soon as there is time; the next change starts from it. */
  const latest = useRef(state)
  const change = (next: Partial<TableState>) => {
    latest.current = { ...latest.current, page: 1, ...next }
    setState(latest.current)
    onStateChange?.(latest.current)
  }
  /** A letter is in its field at once, and the rows follow. */
  const search = (words: string) => startTransition(() => change({ search: words }))

  const found = useSearch(rows, searched, state.search, locale)
  const [sortRows] = useState(() => createSort<Row>())
  const all = sortRows(found, columns, state.sort, locale)
  return { ...pageOf(all, state.page, state.pageSize), state, change, search, all }
}
