import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import {
  type Column,
  type TableStateProps,
  type ServerPagination,
  type SearchableField,
  type TableState,
  pageSizes,
} from './Column.ts'
import { type StatusTabsOptions, createStatusTabs, useStatusTabs } from './statusTabs/StatusTabs.tsx'
import { useTableModel } from './useTableModel.ts'
import { createRowSearch } from './search/createRowSearch.ts'

/** Of what a frame has left, in milliseconds, this much is somebody else’s. */
const SPARE = 3

/** The rows that are found. What makes the first letter slow is done while nobody waits for anything. */
function useRowSearch<Row>(
  rows: readonly Row[],
  searched: readonly SearchableField<Row>[],
  search: string,
  locale: string,
): readonly Row[] {
  const [{ find, prepare }] = useState(() => createRowSearch<Row>())
  useEffect(() => {
    // Safari has none: there it is done at the first letter.
    if (!('requestIdleCallback' in window)) return undefined
    const goOn = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > SPARE) if (!prepare(rows, searched, locale)) return
      waiting = requestIdleCallback(goOn)
    }
    let waiting = requestIdleCallback(goOn)
    return () => cancelIdleCallback(waiting)
  }, [prepare, rows, searched, locale])
  return find(rows, searched, search, locale)
}

type Options<Row> = Partial<TableStateProps> & {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  searched: readonly SearchableField<Row>[]
  segments: StatusTabsOptions<Row> | undefined
}

/** What a table shows: searched, narrowed to a segment, sorted and cut into pages. */
export function useTableRows<Row>({ rows, columns, searched, segments, serverPagination, ...kept }: Options<Row>) {
  const { locale } = useLocale()
  const { state, change } = useTableState(kept)
  /** A letter is in its field at once, and the rows follow. */
  const search = useCallback((words: string) => startTransition(() => change({ search: words })), [change])
  // Of a page that was searched, sorted and cut elsewhere nothing is left to be done.
  const found = useRowSearch(rows, searched, serverPagination ? '' : state.search, locale)
  const { narrowed, kinds, kind } = useStatusTabs(rows, found, serverPagination ? undefined : segments, state.statusTab)
  const elsewhere = serverPagination && pageElsewhere(rows.length, state, segments, serverPagination)
  const model = useTableModel({
    rows: narrowed,
    columns,
    state,
    onChange: change,
    pageCount: elsewhere?.pages,
    locale,
  })
  const here = { kinds, kind, total: rows.length, found: narrowed.length, isMore: false, isCut: false }
  return { ...model, state, change, search, ...here, ...elsewhere }
}

const usual: TableState = { search: '', page: 1, pageSize: pageSizes[0] }

/** A state that is given anew goes first. */
function useTableState({ state: given, onStateChange }: Pick<Partial<TableStateProps>, 'state' | 'onStateChange'>) {
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
  return { state, change }
}

function pageElsewhere<Row>(
  count: number,
  { page, pageSize, statusTab }: TableState,
  segments: StatusTabsOptions<Row> | undefined,
  { matchCount, hasMore, counts, lastPage = Infinity }: ServerPagination,
) {
  const kinds = createStatusTabs(counts, segments?.labels ?? {})
  // Where nobody counted on, there is a page after every full one.
  const wanted = hasMore ? page + Number(count === pageSize) : Math.max(1, Math.ceil(matchCount / pageSize))
  return {
    pages: Math.min(wanted, lastPage),
    isCut: wanted > lastPage,
    kinds,
    kind: kinds.find((one) => one.status === statusTab)?.status,
    total: Object.values(counts).reduce((sum, one) => sum + one, 0),
    found: matchCount,
    isMore: hasMore,
  }
}
