import type { TableStateProps, TableState } from '@maktab/ui/components/DataTable/Column'
import { useEffect, useRef, useState } from 'react'
import type { RequestOf } from '@maktab/client/createApi'
import type { components } from '@maktab/contract/schema'
import type { Remote } from '@maktab/ui/remote'
import { api } from '../api/api.ts'
import { type ListOperationId, type RowOf, getRows, totalOf, useListQuery } from './useListQuery.ts'

const DEBOUNCE_MILLISECONDS = 250

/** A table, and how it stands as soon as nobody types: what is pressed counts at once, a search when its letters are there. */
export function useDebouncedTable({ state, onStateChange }: TableStateProps): {
  settled: TableState
  table: TableStateProps
} {
  const [held, setHeld] = useState({ of: state, settled: state })
  // What the address says goes first.
  const settled = held.of === state ? held.settled : state
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: TableState) => {
    clearTimeout(timer.current)
    onStateChange(next)
    const settle = () => setHeld({ of: next, settled: next })
    if (next.search === settled.search) return settle()
    setHeld({ of: next, settled })
    timer.current = setTimeout(settle, DEBOUNCE_MILLISECONDS)
  }
  return { settled, table: { state, onStateChange: change } }
}

/** What a call is asked for a page of its list. */
type ListParams = {
  search?: string
  kind?: string
  sort?: string
  limit?: number
  skip?: number
}

/** So many rows a page that is opened by its number may pass over. */
const MAX_OFFSET = 10_000

/** The last page that can be opened by its number. */
const getLastPage = (pageSize: number) => Math.floor(MAX_OFFSET / pageSize) + 1

/** The rows that a table shows, on whatever page: its search, kind and order. */
function toFilterParams({ search, statusTab, sort }: TableState): ListParams {
  const words = search.trim()
  return {
    ...(words !== '' && { search: words }),
    ...(statusTab !== undefined && { kind: statusTab }),
    ...(sort && { sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` }),
  }
}

/** The page that a table shows. */
function toListParams(state: TableState): ListParams {
  const { page, pageSize } = state
  const skip = (Math.min(page, getLastPage(pageSize)) - 1) * pageSize
  return { ...toFilterParams(state), limit: pageSize, ...(skip > 0 && { skip }) }
}

type Of<Id extends ListOperationId> = {
  params?: RequestOf<Id>['params']
  /** What the list is narrowed to besides. */
  only?: object
}

type List<Row> = {
  rows: Remote<Row[]>
  table: TableStateProps
  /** All rows are there, and nobody else searches them. */
  isWhole: boolean
}

/**
 * A list as a table shows it: the page that it stands on, where the backend has pages of it, and else all of it, which
 * the table searches, sorts and cuts by itself.
 */
export function usePagedList<Id extends ListOperationId>(
  id: Id,
  given: TableStateProps,
  { params, only }: Of<Id> = {},
): List<RowOf<Id>> {
  const { settled, table } = useDebouncedTable(given)
  const { rows, page, isFetching } = useListQuery(id, { params, query: { ...only, ...toListParams(settled) } })
  const count = page && countOf(page, settled)
  const lastPage = getLastPage(settled.pageSize)
  const pages = count?.hasMore === false ? Math.max(1, Math.ceil(count.matchCount / settled.pageSize)) : lastPage
  const end = Math.min(pages, lastPage)
  const { state, onStateChange } = table
  const isPast = count !== undefined && !isFetching && state === settled && state.page > end
  // Its rows were taken away meanwhile, or its number was typed by hand.
  useEffect(() => {
    if (isPast) onStateChange({ ...state, page: end })
  })
  if (count === undefined) return { rows, table: given, isWhole: rows.state === 'ready' }
  const all = { ...(params && { params }), query: { ...only, ...toFilterParams(settled) } } as RequestOf<Id>
  const paged = {
    ...count,
    lastPage,
    counts: page?.kinds ?? {},
    isFetching,
    readAll: async () => getRows(id, await api(id, all)) as never[],
  }
  return { rows, table: { ...table, serverPagination: paged }, isWhole: false }
}

/** More that are searched for are counted by nobody. */
const MAX_COUNTED = 1000

/** How many rows there are of what a table shows: kinds are counted to the end. */
function countOf({ found = 0, kinds = {} }: components['schemas']['ListPage'], { search, statusTab }: TableState) {
  if (search.trim() !== '') return { matchCount: found, hasMore: found >= MAX_COUNTED }
  return { matchCount: statusTab === undefined ? totalOf(kinds) : (kinds[statusTab] ?? 0), hasMore: false }
}
