import type { ResponseOf } from '@maktab/client/createApi'
import type { WaitingKind, Student, Teacher, WaitingItem } from '@maktab/contract/schema'
import type { PendingItems } from '@maktab/ui/lib/inbox/inbox'
import { parseTeacherStatus } from '@maktab/ui/lib/people/personDetails'
import { type Remote, mapRemote, ready, mergeStaleState } from '@maktab/ui/remote'
import { infiniteQueryOptions, useInfiniteQuery, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useOptionalRemote } from '#api/optionalCalls.ts'
import { pendingCountsQueryOptions } from './pendingCount.ts'
import { type QueryRequest, queryOptionsFor } from '#api/queryOptionsFor.ts'
import { getToastMessages } from '#api/toastMessages.ts'
import { useRemote } from '#api/useApiQuery.ts'
import { type ListOperationId, type RowOf, getRows, useListQuery } from '#lists/useListQuery.ts'

const emptyItem = {
  since: null,
  what: null,
  courseId: null,
  eventId: null,
  price: null,
  priceNow: null,
  receipt: null,
  paymentMethod: null,
  reference: null,
  lessons: null,
} satisfies Partial<WaitingItem>

/** An application in the format of the queue. */
function teacherToPendingItem({ id, name, teach_id: code, version }: Teacher): WaitingItem {
  return {
    ...emptyItem,
    kind: 'application',
    key: `application-${id}`,
    id,
    version: version ?? null,
    person: { id, name, code },
  }
}

/** A student without an ID in the format of the queue. */
function studentToPendingItem({ id, name, std_id: code, version }: Student): WaitingItem {
  return {
    ...emptyItem,
    kind: 'studentWithoutId',
    key: `studentWithoutId-${id}`,
    id,
    version: version ?? null,
    person: { id, name, code },
  }
}

const PAGE_SIZE = 50

const queueOptions = (kind: WaitingKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['listWaiting', { kind }] as const,
    queryFn: ({ pageParam: after, signal }) =>
      api(
        'listWaiting',
        { query: { limit: PAGE_SIZE, ...(kind !== undefined && { kind }), ...(after !== null && { after }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ResponseOf<'listWaiting'>) => next,
  })

/**
 * The admins’ pending items, all or of one kind. For a backend without the queue (an extension) it is built from the
 * lists of applications and of students without an ID, and other kinds are hidden.
 */
export function usePendingItems(kind?: WaitingKind): Remote<PendingItems> {
  const query = useInfiniteQuery(queueOptions(kind))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const onLoadMore = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined
  const queue = useOptionalRemote('listWaiting', query)
  const fallback = usePendingItemsFromLists(kind, queue === undefined)
  if (!queue) return fallback
  return mapRemote(queue, ({ pages }) => ({
    items: pages.flatMap(({ items }) => items),
    // Each page has the counts; the last one fetched is the newest.
    counts: pages.at(-1)?.counts ?? {},
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
  const applications = teachers.data.filter(({ status }) => parseTeacherStatus(status).state === 'pending')
  const withoutId = students.data.filter(({ std_id: code }) => !code?.trim())
  const items = [...applications.map(teacherToPendingItem), ...withoutId.map(studentToPendingItem)]
  const counts = { application: applications.length, studentWithoutId: withoutId.length }
  const filteredItems = items.filter((one) => kind === undefined || one.kind === kind)
  return mergeStaleState(ready({ items: filteredItems, counts }), teachers, students)
}

/** All rows of a list. If the backend doesn’t paginate, it shares the request of other queries of the page. */
function useFullList<Id extends ListOperationId>(id: Id, isNeeded: boolean): Remote<RowOf<Id>[]> {
  const { rows, page } = useListQuery(id, { query: { limit: 1 }, isNeeded })
  const options = queryOptionsFor<Id>(id, {} as QueryRequest<Id>) as UseQueryOptions<ResponseOf<Id>>
  const fullList = useRemote(useQuery({ ...options, enabled: isNeeded && page !== undefined }), getToastMessages(id))
  return page === undefined ? rows : mapRemote(fullList, (response) => getRows(id, response))
}
