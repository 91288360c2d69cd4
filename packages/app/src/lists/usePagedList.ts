import type { TableStateProps, TableState } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useRef, useState } from 'react'
import type { RequestOf } from '@maktab/client/createApi'
import type { components } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { api } from '../api/api.ts'
import { type ListOperationId, type RowOf, getRows, getTotal, useListQuery } from './useListQuery.ts'

const DEBOUNCE_MILLISECONDS = 250

/** A table and its debounced state: a search settles after typing stops, other changes at once. */
export function useDebouncedTable({ state, onStateChange }: TableStateProps): {
  settled: TableState
  table: TableStateProps
} {
  const [pending, setPending] = useState({ of: state, settled: state })
  // A change of the URL wins.
  const settled = pending.of === state ? pending.settled : state
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: TableState) => {
    clearTimeout(timer.current)
    onStateChange(next)
    const settle = () => setPending({ of: next, settled: next })
    if (next.search === settled.search) return settle()
    setPending({ of: next, settled })
    timer.current = setTimeout(settle, DEBOUNCE_MILLISECONDS)
  }
  return { settled, table: { state, onStateChange: change } }
}

type ListParams = {
  search?: string
  kind?: string
  sort?: string
  limit?: number
  skip?: number
}

/** The highest offset that the server accepts. */
const MAX_OFFSET = 10_000

/** The last page that can be opened by its number. */
const getLastPage = (pageSize: number) => Math.floor(MAX_OFFSET / pageSize) + 1

/** The parameters that select a table’s rows on all pages: search, kind and order. */
function toFilterParams({ search, statusTab, sort }: TableState): ListParams {
  const searchText = search.trim()
  return {
    ...(searchText !== '' && { search: searchText }),
    ...(statusTab !== undefined && { kind: statusTab }),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
  }
}

function toListParams(state: TableState): ListParams {
  const { page, pageSize } = state
  const skip = (Math.min(page, getLastPage(pageSize)) - 1) * pageSize
  return { ...toFilterParams(state), limit: pageSize, ...(skip > 0 && { skip }) }
}

type PagedListOptions<Id extends ListOperationId> = {
  params?: RequestOf<Id>['params']
  /** Additional filters. */
  only?: object
}

type List<Row> = {
  rows: Remote<Row[]>
  table: TableStateProps
  /** All rows are loaded and searched in the browser. */
  isWhole: boolean
}

/**
 * A list for a table: one page if the backend paginates, otherwise the whole list, which the table searches, sorts and
 * paginates itself.
 */
export function usePagedList<Id extends ListOperationId>(
  id: Id,
  props: TableStateProps,
  { params, only }: PagedListOptions<Id> = {},
): List<RowOf<Id>> {
  const { settled, table } = useDebouncedTable(props)
  const { rows, page, isFetching } = useListQuery(id, { params, query: { ...only, ...toListParams(settled) } })
  const count = page && getCount(page, settled)
  const lastPage = getLastPage(settled.pageSize)
  const pages = count?.hasMore === false ? Math.max(1, Math.ceil(count.matchCount / settled.pageSize)) : lastPage
  const end = Math.min(pages, lastPage)
  const { state, onStateChange } = table
  const isPastEnd = count !== undefined && !isFetching && state === settled && state.page > end
  // Its rows were removed, or the number was typed into the URL.
  useEffect(() => {
    if (isPastEnd) onStateChange({ ...state, page: end })
  })
  if (count === undefined) return { rows, table: props, isWhole: rows.state === 'ready' }
  const filteredRequest = { ...(params && { params }), query: { ...only, ...toFilterParams(settled) } } as RequestOf<Id>
  const paged = {
    ...count,
    lastPage,
    counts: page?.kinds ?? {},
    isFetching,
    readAll: async () => getRows(id, await api(id, filteredRequest)) as never[],
  }
  return { rows, table: { ...table, serverPagination: paged }, isWhole: false }
}

/** The server stops counting search results here. */
const MAX_COUNTED = 1000

/** The number of rows that match the table’s state. Kinds are counted exactly. */
function getCount({ found = 0, kinds = {} }: components['schemas']['ListPage'], { search, statusTab }: TableState) {
  if (search.trim() !== '') return { matchCount: found, hasMore: found >= MAX_COUNTED }
  return { matchCount: statusTab === undefined ? getTotal(kinds) : (kinds[statusTab] ?? 0), hasMore: false }
}
