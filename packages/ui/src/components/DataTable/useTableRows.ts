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

/** Milliseconds of an idle period that are left to other work. */
const RESERVED_IDLE_TIME = 3

/** Returns the matching rows. Indexes them in idle time, so that the first search is fast. */
function useRowSearch<Row>(
  rows: readonly Row[],
  searched: readonly SearchableField<Row>[],
  search: string,
  locale: string,
): readonly Row[] {
  const [{ find, prepare }] = useState(() => createRowSearch<Row>())
  useEffect(() => {
    // Safari lacks it; there the rows are indexed on the first search.
    if (!('requestIdleCallback' in window)) return undefined
    const prepareMore = (deadline: IdleDeadline) => {
      while (deadline.timeRemaining() > RESERVED_IDLE_TIME) if (!prepare(rows, searched, locale)) return
      callbackId = requestIdleCallback(prepareMore)
    }
    let callbackId = requestIdleCallback(prepareMore)
    return () => cancelIdleCallback(callbackId)
  }, [prepare, rows, searched, locale])
  return find(rows, searched, search, locale)
}

type Options<Row> = Partial<TableStateProps> & {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  searched: readonly SearchableField<Row>[]
  statusTabs: StatusTabsOptions<Row> | undefined
}

/** The rows of a table after searching, filtering by status, sorting and pagination. */
export function useTableRows<Row>({
  rows,
  columns,
  searched,
  statusTabs,
  serverPagination,
  ...tableState
}: Options<Row>) {
  const { locale } = useLocale()
  const { state, change } = useTableState(tableState)
  /** Deferred, so that typing isn't slowed down by filtering. */
  const search = useCallback((text: string) => startTransition(() => change({ search: text })), [change])
  // The server has already searched and paginated its rows.
  const found = useRowSearch(rows, searched, serverPagination ? '' : state.search, locale)
  const { filtered, tabs, status } = useStatusTabs(
    rows,
    found,
    serverPagination ? undefined : statusTabs,
    state.statusTab,
  )
  const serverModel = serverPagination && toServerModel(rows.length, state, statusTabs, serverPagination)
  const model = useTableModel({
    rows: filtered,
    columns,
    state,
    onChange: change,
    pageCount: serverModel?.pages,
    locale,
  })
  const localModel = {
    kinds: tabs,
    kind: status,
    total: rows.length,
    found: filtered.length,
    isMore: false,
    isTruncated: false,
  }
  return { ...model, state, change, search, ...localModel, ...serverModel }
}

const defaultState: TableState = { search: '', page: 1, pageSize: pageSizes[0] }

/** Keeps the table state; a changed `state` prop takes precedence. */
function useTableState({ state: stateProp, onStateChange }: Pick<Partial<TableStateProps>, 'state' | 'onStateChange'>) {
  const [stored, setStored] = useState({ of: stateProp, state: stateProp ?? defaultState })
  const state = stateProp === undefined || stored.of === stateProp ? stored.state : stateProp
  const currentProp = useRef(stateProp)
  /** The latest state, possibly not rendered yet; the next change builds on it. */
  const latest = useRef(state)
  const onChange = useRef(onStateChange)
  useLayoutEffect(() => {
    currentProp.current = stateProp
    if (stateProp) latest.current = stateProp
  }, [stateProp])
  useEffect(() => {
    onChange.current = onStateChange
  }, [onStateChange])
  // Stable, so that components which receive it don't render again on each keystroke.
  const change = useCallback((next: Partial<TableState>) => {
    latest.current = { ...latest.current, page: 1, ...next }
    setStored({ of: currentProp.current, state: latest.current })
    onChange.current?.(latest.current)
  }, [])
  return { state, change }
}

function toServerModel<Row>(
  count: number,
  { page, pageSize, statusTab }: TableState,
  segments: StatusTabsOptions<Row> | undefined,
  { matchCount, hasMore, counts, lastPage = Infinity }: ServerPagination,
) {
  const kinds = createStatusTabs(counts, segments?.labels ?? {})
  // If the total is unknown, assume another page after every full one.
  const pageCount = hasMore ? page + Number(count === pageSize) : Math.max(1, Math.ceil(matchCount / pageSize))
  return {
    pages: Math.min(pageCount, lastPage),
    isTruncated: pageCount > lastPage,
    kinds,
    kind: kinds.find((one) => one.status === statusTab)?.status,
    total: Object.values(counts).reduce((sum, one) => sum + one, 0),
    found: matchCount,
    isMore: hasMore,
  }
}
