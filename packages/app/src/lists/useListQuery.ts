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
import { messagesOf } from '../api/toastMessages.ts'
import { usePrefetch, useRemote } from '../api/useApiQuery.ts'

/** Where the rows of a list stand in its answer. */
const rowsOf = {
  listStudents: 'students',
  filterStudents: 'students',
  listTeachers: 'teachers',
  listAllClasses: 'data',
  filterClasses: 'data',
  listAllotments: 'teacherAllotment',
  listReports: 'data',
} as const

/** The calls whose lists a backend may search, sort, narrow and cut into pages. */
export type ListOperationId = keyof typeof rowsOf
export type RowOf<Id extends ListOperationId> = ResponseOf<Id>[(typeof rowsOf)[Id] &
  keyof ResponseOf<Id>] extends (infer Row)[]
  ? Row
  : never

/** The rows of an answer. */
export function getRows<Id extends ListOperationId>(id: Id, answer: ResponseOf<Id>): RowOf<Id>[] {
  return (answer as Record<string, unknown>)[rowsOf[id]] as RowOf<Id>[]
}

/** Lists of a session that came whole, though less was asked for: their backend knows nothing of it. */
const wholeOf = new WeakMap<QueryClient, Set<ListOperationId>>()

type Asked<Id extends ListOperationId> = {
  params?: RequestOf<Id>['params'] | undefined
  /** What of the list is asked for. */
  query: object
  isNeeded?: boolean
  /** What is shown until that is here, where it isn’t what was asked for before. */
  placeholder?: (list: QueryKey) => ResponseOf<Id> | undefined
}

type Listed<Row> = {
  rows: Remote<Row[]>
  /** What the rows are of; nothing where they are all that there are. */
  page: components['schemas']['ListPage'] | undefined
  /** What was asked for is on its way; the rows are those that were asked for before. */
  isFetching: boolean
}

/** Some of a list, or all of it where the backend doesn’t hear what of it is asked for: then it is asked once for all. */
export function useListQuery<Id extends ListOperationId>(
  id: Id,
  { params, query, isNeeded = true, placeholder }: Asked<Id>,
): Listed<RowOf<Id>> {
  const ofList = params && { params }
  const wholeOptions = queryOptionsFor<Id>(id, { ...ofList } as QueryRequest<Id>)
  const queries = useQueryClient()
  const isWhole = wholeOf.get(queries)?.has(id) ?? false
  const options = isWhole ? wholeOptions : queryOptionsFor<Id>(id, { ...ofList, query } as QueryRequest<Id>)
  const asked = options as UseQueryOptions<ResponseOf<Id>>
  const stay = (answer?: ResponseOf<Id>, before?: { queryKey: QueryKey }) =>
    isOfOneList(before?.queryKey, options.queryKey) ? answer : undefined
  const placeholderData = placeholder ? () => placeholder(wholeOptions.queryKey) : stay
  usePrefetch(options, isNeeded)
  const read = useQuery({ ...asked, placeholderData, enabled: isNeeded } as typeof asked)
  const page = (read.data as Pick<Listed<never>, 'page'> | undefined)?.page
  const cameWhole = read.data !== undefined && !read.isPlaceholderData && page === undefined
  const [, readOn] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!cameWhole || isWhole) return
    wholeOf.set(queries, (wholeOf.get(queries) ?? new Set()).add(id))
    queries.setQueryData(wholeOptions.queryKey, read.data)
    // From here on it is read as what it is: after a change both would be asked for else.
    readOn()
  }, [cameWhole, isWhole, queries, id, wholeOptions.queryKey, read.data])
  const rows = mapRemote(useRemote(read, messagesOf(id)), (answer) => getRows(id, answer))
  return { rows, page, isFetching: read.isPlaceholderData }
}

/** Whether what was asked for before is of the same list, on whatever page. */
function isOfOneList(before: QueryKey = [], list: QueryKey): boolean {
  const nameOf = ([id, reading]: QueryKey) => hashKey([id, (reading as { params?: object } | undefined)?.params])
  return nameOf(before) === nameOf(list)
}

/** How many rows there are of all kinds together. */
export function totalOf(kinds: Readonly<Record<string, number>> = {}): number {
  return Object.values(kinds).reduce((sum, count) => sum + count, 0)
}

type Narrowed<Row> = {
  query: object
  /** What is left of the list where the backend sends all of it. */
  isOwn: (row: Row) => boolean
  isNeeded?: boolean
}

/** The rows of a list that are somebody’s, and no others. */
export function useFilteredList<Id extends ListOperationId>(
  id: Id,
  { query, isOwn, isNeeded = true }: Narrowed<RowOf<Id>>,
): Remote<RowOf<Id>[]> {
  const { rows } = useListQuery(id, { query, isNeeded })
  return mapRemote(rows, (all) => all.filter((row) => isOwn(row)))
}
