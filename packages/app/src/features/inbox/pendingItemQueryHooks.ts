import type { ResponseOf } from '@maktab/client/createApi'
import type { WaitingKind } from '@maktab/contract/schema'
import type { PendingItems } from '@maktab/ui/lib/inbox/inboxTypes'
import { toPendingItems } from '@maktab/ui/lib/inbox/pendingItems'
import { type Remote, mapRemote, ready, mergeStaleState } from '@maktab/ui/remote'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useOptionalInfiniteQuery } from '#api/useOptionalInfiniteQuery.ts'
import { useOptionalRemote } from '#api/optionalOperations.ts'
import { pendingCountsQueryOptions } from './usePendingCount.ts'
import { type QueryRequest, queryOptionsFor } from '#api/queryOptionsFor.ts'
import { getToastMessages } from '#api/toastMessages.ts'
import { useRemote } from '#api/useApiQuery.ts'
import { type ListOperationId, type RowOf, getRows, useListQuery } from '#lists/useListQuery.ts'

const PAGE_SIZE = 50

/**
 * The admins’ pending items, all or of one kind. For a backend without the queue (an extension) it is built from the
 * lists of applications and of students without an ID, and other kinds are hidden.
 */
export function usePendingItems(kind?: WaitingKind): Remote<PendingItems> {
  const { pages, onLoadMore } = useOptionalInfiniteQuery('listWaiting', {
    query: { limit: PAGE_SIZE, kind },
    getNextPage: ({ next }) => (next === null ? undefined : { after: next }),
  })
  const fallback = usePendingItemsFromLists(kind, pages === undefined)
  if (!pages) return fallback
  return mapRemote(pages, (all) => ({
    items: all.flatMap(({ items }) => items),
    // Each page has the counts; the last one fetched is the newest.
    counts: all.at(-1)?.counts ?? {},
    onLoadMore,
  }))
}

/** The pending counts per kind, derived from the lists if there is no queue. */
export function usePendingCounts(): Remote<PendingItems['counts']> {
  const queue = useOptionalRemote('listWaiting', useQuery(pendingCountsQueryOptions))
  const fallback = usePendingItemsFromLists(undefined, queue === undefined)
  return mapRemote<Pick<PendingItems, 'counts'>, PendingItems['counts']>(queue ?? fallback, ({ counts }) => counts)
}

function usePendingItemsFromLists(kind: WaitingKind | undefined, isNeeded: boolean): Remote<PendingItems> {
  const teachers = useFullList('listTeachers', isNeeded)
  const students = useFullList('listStudents', isNeeded)
  if (teachers.state !== 'ready') return teachers
  if (students.state !== 'ready') return students
  return mergeStaleState(ready(toPendingItems(teachers.data, students.data, kind)), teachers, students)
}

/** All rows of a list. If the backend doesn’t paginate, it shares the request of other queries of the page. */
function useFullList<Id extends ListOperationId>(id: Id, isNeeded: boolean): Remote<RowOf<Id>[]> {
  const { rows, page } = useListQuery(id, { query: { limit: 1 }, isNeeded })
  const options = queryOptionsFor<Id>(id, {} as QueryRequest<Id>) as UseQueryOptions<ResponseOf<Id>>
  const fullList = useRemote(useQuery({ ...options, enabled: isNeeded && page !== undefined }), getToastMessages(id))
  return page === undefined ? rows : mapRemote(fullList, (response) => getRows(id, response))
}
