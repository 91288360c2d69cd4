import type { Answer, Given } from '@maktab/client/createAsk'
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
import { type Reading, readOptions } from '#calls/readOptions.ts'
import { sentencesOf } from '#calls/sentences.ts'
import { usePrefetch } from '#calls/usePrefetch.ts'
import { useRemote } from '#calls/useRemote.ts'
import { type PagedId, type RowOf, rowsIn } from './PagedId.ts'

/** Lists of a session that came whole, though less was asked for: their backend knows nothing of it. */
const wholeOf = new WeakMap<QueryClient, Set<PagedId>>()

type Asked<Id extends PagedId> = {
  params?: Given<Id>['params'] | undefined
  /** What of the list is asked for. */
  query: object
  isNeeded?: boolean
  /** What is shown until that is here, where it isn’t what was asked for before. */
  known?: (list: QueryKey) => Answer<Id> | undefined
}

type Listed<Row> = {
  rows: Remote<Row[]>
  /** What the rows are of; nothing where they are all that there are. */
  page: components['schemas']['ListPage'] | undefined
  /** What was asked for is on its way; the rows are those that were asked for before. */
  isComing: boolean
}

/** Some of a list, or all of it where the backend doesn’t hear what of it is asked for: then it is asked once for all. */
export function useListQuery<Id extends PagedId>(
  id: Id,
  { params, query, isNeeded = true, known }: Asked<Id>,
): Listed<RowOf<Id>> {
  const ofList = params && { params }
  const wholeOptions = readOptions<Id>(id, { ...ofList } as Reading<Id>)
  const queries = useQueryClient()
  const isWhole = wholeOf.get(queries)?.has(id) ?? false
  const options = isWhole ? wholeOptions : readOptions<Id>(id, { ...ofList, query } as Reading<Id>)
  const asked = options as UseQueryOptions<Answer<Id>>
  const stay = (answer?: Answer<Id>, before?: { queryKey: QueryKey }) =>
    isOfOneList(before?.queryKey, options.queryKey) ? answer : undefined
  const placeholderData = known ? () => known(wholeOptions.queryKey) : stay
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
  const rows = mapRemote(useRemote(read, sentencesOf(id)), (answer) => rowsIn(id, answer))
  return { rows, page, isComing: read.isPlaceholderData }
}

/** Whether what was asked for before is of the same list, on whatever page. */
function isOfOneList(before: QueryKey = [], list: QueryKey): boolean {
  const nameOf = ([id, reading]: QueryKey) => hashKey([id, (reading as { params?: object } | undefined)?.params])
  return nameOf(before) === nameOf(list)
}
