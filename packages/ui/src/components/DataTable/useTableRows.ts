import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Column, TableState } from './Column.ts'
import { pageSizes } from './Column.ts'
import { indexRows, pageOf, searchRows, sortRows } from './tableRows.ts'

type Options<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  state?: TableState | undefined
  onStateChange?: ((state: TableState) => void) | undefined
}

/** What a table shows: searched, sorted and cut into pages. Typing stays quick because the search runs behind it. */
export function useTableRows<Row>({ rows, columns, state: given, onStateChange }: Options<Row>) {
  const { i18n } = useLingui()
  const [own, setOwn] = useState<TableState>({ search: '', page: 1, pageSize: pageSizes[0] })
  const state = given ?? own
  const search = useDeferredValue(state.search)

  // The columns are made anew on every render; what they read of a row is the same as long as they are the same ones.
  const columnKey = columns.map(({ id, searchText, sortValue }) => [id, !searchText, !sortValue].join(' ')).join()
  // oxlint-disable-next-line react/exhaustive-deps
  const index = useMemo(() => indexRows(rows, columns), [rows, columnKey])
  const found = useMemo(() => searchRows(index, search), [index, search])
  const sorted = useMemo(
    () => sortRows(found, columns, state.sort, i18n.locale),
    // oxlint-disable-next-line react/exhaustive-deps
    [found, columnKey, state.sort, i18n.locale],
  )
  const change = (next: Partial<TableState>) => {
    const whole = { ...state, page: 1, ...next }
    setOwn(whole)
    onStateChange?.(whole)
  }
  return { ...pageOf(sorted, state.page, state.pageSize), state, change, all: sorted }
}
