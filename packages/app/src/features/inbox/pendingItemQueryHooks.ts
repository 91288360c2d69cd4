import type { ResponseOf } from '@maktab/client/createApi'
import type { WaitingKind, WaitingOrder } from '@maktab/contract/schema'
import type { PendingItems, PendingSummary } from '@maktab/ui/lib/inbox/inboxTypes'
import { ATTENDANCE_GROUP_KEY } from '@maktab/ui/lib/inbox/inboxEntries'
import { toPendingItems } from '@maktab/ui/lib/inbox/pendingItems'
import { type Remote, loading, mapRemote, ready, mergeStaleState } from '@maktab/ui/remote'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useOptionalInfiniteQuery } from '#api/useOptionalInfiniteQuery.ts'
import { useOptionalRemote } from '#api/optionalOperations.ts'
import { pendingCountsQueryOptions } from './usePendingCount.ts'
import { type QueryRequest, queryOptionsFor } from '#api/queryOptionsFor.ts'
import { getToastMessages } from '#api/toastMessages.ts'
import { useRemote } from '#api/useApiQuery.ts'
import { type ListOperationId, type RowOf, getRows, useListQuery } from '#lists/useListQuery.ts'

const PAGE_SIZE = 50

type PendingQuery = { kind?: WaitingKind | undefined; order?: WaitingOrder; enabled?: boolean }

/** The pending items of the queue; undefined if the backend has none (an extension). */
function usePendingQueue({ kind, order, enabled = true }: PendingQuery): Remote<PendingItems> | undefined {
  const { pages, onLoadMore } = useOptionalInfiniteQuery('listWaiting', {
    // Items of one kind are in the same order either way.
    query: { limit: PAGE_SIZE, kind, ...(kind === undefined && { order }) },
    getNextPage: ({ next }) => (next === null ? undefined : { after: next }),
    enabled,
  })
  return (
    pages &&
    mapRemote(pages, (all) => {
      // Each page has the summary; the last one fetched is the newest.
      const { counts = {}, oldest, missedLessons } = all.at(-1) ?? {}
      return { items: all.flatMap(({ items }) => items), counts, oldest, missedLessons, onLoadMore }
    })
  )
}

/**
 * The admins’ pending items, all or of one kind. For a backend without the queue it is built from the lists of
 * applications and of students without an ID, and other kinds are hidden; such a list has no other order.
 */
export function usePendingItems(query: PendingQuery): { waiting: Remote<PendingItems>; hasOrders: boolean } {
  const queue = usePendingQueue(query)
  const fallback = usePendingItemsFromLists(query.kind, queue === undefined)
  return { waiting: queue ?? fallback, hasOrders: queue !== undefined }
}

/**
 * All teachers with missing attendance: from the loaded items if they contain all of them, otherwise requested once
 * they are shown.
 */
export function useMissingAttendance(waiting: Remote<PendingItems>, openKey: string | undefined): Remote<PendingItems> {
  const all = waiting.state === 'ready' ? waiting.data : undefined
  const items = all?.items.filter(({ kind }) => kind === 'owedRegister') ?? []
  const isComplete = items.length === (all?.counts.owedRegister ?? 0)
  const isShown =
    openKey === undefined
      ? all?.items[0]?.kind === 'owedRegister'
      : openKey === ATTENDANCE_GROUP_KEY || openKey.startsWith('owedRegister-')
  const queue = usePendingQueue({ kind: 'owedRegister', enabled: all !== undefined && !isComplete && isShown })
  return all && isComplete ? ready({ items, counts: all.counts }) : (queue ?? loading)
}

/** The pending counts per kind with the age of the oldest, derived from the lists if there is no queue. */
export function usePendingSummary(): Remote<PendingSummary> {
  const queue = useOptionalRemote('listWaiting', useQuery(pendingCountsQueryOptions))
  const fallback = usePendingItemsFromLists(undefined, queue === undefined)
  return mapRemote<PendingSummary, PendingSummary>(queue ?? fallback, ({ counts, oldest }) => ({ counts, oldest }))
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
