import type { ResponseOf, RequestOf } from '@maktab/client/createApi'
import type { components } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '@maktab/ui/remote'
import {
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  hashKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { type QueryRequest, queryOptionsFor } from '../api/queryOptionsFor.ts'
import { getToastMessages } from '../api/toastMessages.ts'
import { usePrefetch, useRemote } from '../api/useApiQuery.ts'

/** The property with a list’s rows in its response. */
const rowsOf = {
  listStudents: 'students',
  filterStudents: 'students',
  listTeachers: 'teachers',
  listAllClasses: 'data',
  filterClasses: 'data',
  listAllotments: 'teacherAllotment',
  listReports: 'data',
} as const

/** Operations whose lists a backend may search, sort, filter and paginate. */
export type ListOperationId = keyof typeof rowsOf
export type RowOf<Id extends ListOperationId> = ResponseOf<Id>[(typeof rowsOf)[Id] &
  keyof ResponseOf<Id>] extends (infer Row)[]
  ? Row
  : never

export function getRows<Id extends ListOperationId>(id: Id, response: ResponseOf<Id>): RowOf<Id>[] {
  return (response as Record<string, unknown>)[rowsOf[id]] as RowOf<Id>[]
}

/** Lists that came whole although a page was requested: their backend doesn’t paginate. */
const unpaginatedLists = new WeakMap<QueryClient, Set<ListOperationId>>()

type ListQueryOptions<Id extends ListOperationId> = {
  params?: RequestOf<Id>['params'] | undefined
  /** The requested part of the list. */
  query: object
  isNeeded?: boolean
  /** Placeholder data instead of the previous response. */
  placeholder?: (list: QueryKey) => ResponseOf<Id> | undefined
}

type ListResult<Row> = {
  rows: Remote<Row[]>
  /** Undefined if the rows are the whole list. */
  page: components['schemas']['ListPage'] | undefined
  /** The requested rows are loading; `rows` are the previous ones. */
  isFetching: boolean
}

/** Queries a part of a list. If the backend ignores the parameters, the whole list is queried once instead. */
export function useListQuery<Id extends ListOperationId>(
  id: Id,
  { params, query, isNeeded = true, placeholder }: ListQueryOptions<Id>,
): ListResult<RowOf<Id>> {
  const listRequest = params && { params }
  const wholeOptions = queryOptionsFor<Id>(id, { ...listRequest } as QueryRequest<Id>)
  const queryClient = useQueryClient()
  const wasUnpaginated = unpaginatedLists.get(queryClient)?.has(id) ?? false
  const options = wasUnpaginated ? wholeOptions : queryOptionsFor<Id>(id, { ...listRequest, query } as QueryRequest<Id>)
  const queryOptions = options as UseQueryOptions<ResponseOf<Id>>
  const keepPrevious = (response?: ResponseOf<Id>, before?: { queryKey: QueryKey }) =>
    isSameList(before?.queryKey, options.queryKey) ? response : undefined
  const placeholderData = placeholder ? () => placeholder(wholeOptions.queryKey) : keepPrevious
  usePrefetch(options, isNeeded)
  const result = useQuery({ ...queryOptions, placeholderData, enabled: isNeeded } as typeof queryOptions)
  const page = (result.data as Pick<ListResult<never>, 'page'> | undefined)?.page
  const isUnpaginated = result.data !== undefined && !result.isPlaceholderData && page === undefined
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isUnpaginated || wasUnpaginated) return
    unpaginatedLists.set(queryClient, (unpaginatedLists.get(queryClient) ?? new Set()).add(id))
    queryClient.setQueryData(wholeOptions.queryKey, result.data)
    // From now on use the query of the whole list: otherwise both would be refetched after a change.
    rerender()
  }, [isUnpaginated, wasUnpaginated, queryClient, id, wholeOptions.queryKey, result.data])
  const rows = mapRemote(useRemote(result, getToastMessages(id)), (response) => getRows(id, response))
  return { rows, page, isFetching: result.isPlaceholderData }
}

/** Whether the previous query is of the same list, on any page. */
function isSameList(before: QueryKey = [], list: QueryKey): boolean {
  const listKey = ([id, reading]: QueryKey) => hashKey([id, (reading as { params?: object } | undefined)?.params])
  return listKey(before) === listKey(list)
}

/** The number of rows of all kinds. */
export function getTotal(kinds: Readonly<Record<string, number>> = {}): number {
  return Object.values(kinds).reduce((sum, count) => sum + count, 0)
}

type FilterOptions<Row> = {
  query: object
  /** Filters the rows if the backend sends the whole list. */
  isOwn: (row: Row) => boolean
  isNeeded?: boolean
}

/** The rows of a list that match a filter. */
export function useFilteredList<Id extends ListOperationId>(
  id: Id,
  { query, isOwn, isNeeded = true }: FilterOptions<RowOf<Id>>,
): Remote<RowOf<Id>[]> {
  const { rows } = useListQuery(id, { query, isNeeded })
  return mapRemote(rows, (all) => all.filter((row) => isOwn(row)))
}
