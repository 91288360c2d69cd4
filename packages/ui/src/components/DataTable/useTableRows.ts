import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type Column, type Paged, type Searched, type TableState, pageSizes } from './Column.ts'
import { createSort } from './createSort.ts'
import { pageOf } from './pageOf.ts'
import { useSearch } from './search/useSearch.ts'
import { segmentsOf } from './segments/countSegments.ts'
import type { Segments } from './segments/Segments.ts'
import { useSegments } from './segments/useSegments.ts'

type Options<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  searched: readonly Searched<Row>[]
  segments: Segments<Row> | undefined
  state?: TableState | undefined
  onStateChange?: ((state: TableState) => void) | undefined
  paged?: Paged | undefined
}

const usual: TableState = { search: '', page: 1, pageSize: pageSizes[0] }

/** What a table shows: searched, narrowed to a segment, sorted and cut into pages. A state that is given anew goes first. */
export function useTableRows<Row>(options: Options<Row>) {
  const { rows, columns, searched, segments, state: given, onStateChange, paged } = options
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

  // Of a page that was searched, sorted and cut elsewhere nothing is left to be done.
  const found = useSearch(rows, searched, paged ? '' : state.search, locale)
  const { narrowed, kinds, kind } = useSegments(rows, found, paged ? undefined : segments, state.segment)
  const [sortRows] = useState(() => createSort<Row>())
  const all = sortRows(narrowed, columns, paged ? undefined : state.sort, locale)
  const here = { state, change, search }
  if (paged) return { ...here, ...pageElsewhere(rows, state, segments, paged) }
  const { rows: shown, page, pages } = pageOf(all, state.page, state.pageSize)
  return {
    ...here,
    shown,
    page,
    pages,
    all,
    kinds,
    kind,
    total: rows.length,
    found: all.length,
    isMore: false,
    isCut: false,
  }
}

function pageElsewhere<Row>(
  rows: readonly Row[],
  { page, pageSize, segment }: TableState,
  segments: Segments<Row> | undefined,
  { found, isMore, kinds: counts, lastPage = Infinity }: Paged,
) {
  const kinds = segmentsOf(counts, segments?.words ?? {})
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  // Where nobody counted on, there is a page after every full one.
  const wanted = isMore ? page + Number(rows.length === pageSize) : Math.max(1, Math.ceil(found / pageSize))
  const pages = Math.min(wanted, lastPage)
  const kind = kinds.find((one) => one.kind === segment)?.kind
  return { shown: rows, all: rows, page, pages, isCut: wanted > lastPage, kinds, kind, total, found, isMore }
}
