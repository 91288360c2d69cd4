import { useDeferredValue, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type Column, type TableState, pageSizes } from './Column.ts'
import { createSearch, createSort, pageOf } from './tableRows.ts'

type Options<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  state?: TableState | undefined
  onStateChange?: ((state: TableState) => void) | undefined
}

/** What a table shows: searched, sorted and cut into pages. Typing stays quick because the search runs behind it. */
export function useTableRows<Row>({ rows, columns, state: given, onStateChange }: Options<Row>) {
  const { locale } = useLocale()
  const [own, setOwn] = useState<TableState>({ search: '', page: 1, pageSize: pageSizes[0] })
  const state = given ?? own
  const search = useDeferredValue(state.search)

  const [searchRows] = useState(() => createSearch<Row>())
  const [sortRows] = useState(() => createSort<Row>())
  const sorted = sortRows(searchRows(rows, columns, search, locale), columns, state.sort, locale)
  const change = (next: Partial<TableState>) => {
    const whole = { ...state, page: 1, ...next }
    setOwn(whole)
    onStateChange?.(whole)
  }
  return { ...pageOf(sorted, state.page, state.pageSize), state, change, all: sorted }
}
