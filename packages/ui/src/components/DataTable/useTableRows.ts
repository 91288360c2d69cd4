import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type Column, type Searched, type TableState, pageSizes } from './Column.ts'
import { createSort } from './createSort.ts'
import { pageOf } from './pageOf.ts'
import { useSearch } from './search/useSearch.ts'
import type { Segments } from './segments/Segments.ts'
import { useSegments } from './segments/useSegments.ts'

type Options<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  searched: readonly Searched<Row>[]
  segments: Segments<Row> | undefined
  state?: TableState | undefined
  onStateChange?: ((state: TableState) => void) | undefined
}

const usual: TableState = { search: '', page: 1, pageSize: pageSizes[0] }

/** What a table shows: searched, narrowed to a segment, sorted and cut into pages. A state that is given anew goes first. */
export function useTableRows<Row>({ rows, columns, searched, segments, state: given, onStateChange }: Options<Row>) {
  const { locale } = useLocale()
  const [held, setHeld] = useState({ of: given, state: given ?? usual })
  const state = given === undefined || held.of === given ? held.state : given
  const now = useRef(given)
  /** What is to be shown as soon as there is time; the next change starts from it. */
  const latest = useRef(state)
  const tell = useRef(onStateChange)
  useLayoutEffect(() => {
    now.current = given
    if (given) latest.current = given
  }, [given])
  useEffect(() => {
    tell.current = onStateChange
  }, [onStateChange])
  // The same at every letter: what hands it on isn’t drawn anew for it.
  const change = useCallback((next: Partial<TableState>) => {
    latest.current = { ...latest.current, page: 1, ...next }
    setHeld({ of: now.current, state: latest.current })
    tell.current?.(latest.current)
  }, [])
  /** A letter is in its field at once, and the rows follow. */
  const search = useCallback((words: string) => startTransition(() => change({ search: words })), [change])

  const found = useSearch(rows, searched, state.search, locale)
  const { narrowed, kinds, kind } = useSegments(rows, found, segments, state.segment)
  const [sortRows] = useState(() => createSort<Row>())
  const all = sortRows(narrowed, columns, state.sort, locale)
  const { rows: shown, page, pages } = pageOf(all, state.page, state.pageSize)
  return { shown, page, pages, all, kinds, kind, state, change, search }
}
