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
import { messagesOf } from '#api/toastMessages.ts'
import { useRemote } from '#api/useApiQuery.ts'
import { type ListOperationId, type RowOf, getRows, useListQuery } from '#lists/useListQuery.ts'

const nothing = {
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

/** An application as the queue would tell of it. */
function teacherToPendingItem({ id, name, teach_id: code, version }: Teacher): WaitingItem {
  return {
    ...nothing,
    kind: 'application',
    key: `application-${id}`,
    id,
    version: version ?? null,
    person: { id, name, code },
  }
}

/** A student without an ID as the queue would tell of them. */
function studentToPendingItem({ id, name, std_id: code, version }: Student): WaitingItem {
  return {
    ...nothing,
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
 * What waits for the administrators, or one kind of it. A backend that has no queue of it (an extension) tells by its
 * lists of applications and of students without an ID; the rest is hidden then.
 */
export function usePendingItems(kind?: WaitingKind): Remote<PendingItems> {
  const asked = useInfiniteQuery(queueOptions(kind))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  const onMore = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined
  const queue = useOptionalRemote('listWaiting', asked)
  const told = useToldByLists(kind, queue === undefined)
  if (!queue) return told
  return mapRemote(queue, ({ pages }) => ({
    items: pages.flatMap(({ items }) => items),
    // Each page tells the counts; the last one read is the newest.
    counts: pages.at(-1)?.counts ?? {},
    onMore,
  }))
}

/** How much waits of each kind, told by the lists where there is no queue. */
export function usePendingCounts(): Remote<PendingItems['counts']> {
  const answer = useOptionalRemote('listWaiting', useQuery(pendingCountsQueryOptions))
  const told = useToldByLists(undefined, answer === undefined)
  return mapRemote<Pick<PendingItems, 'counts'>, PendingItems['counts']>(answer ?? told, ({ counts }) => counts)
}

function useToldByLists(kind: WaitingKind | undefined, isNeeded: boolean): Remote<PendingItems> {
  const teachers = useFullList('listTeachers', isNeeded)
  const students = useFullList('listStudents', isNeeded)
  if (teachers.state !== 'ready') return teachers
  if (students.state !== 'ready') return students
  const applications = teachers.data.filter(({ status }) => parseTeacherStatus(status).state === 'pending')
  const withoutId = students.data.filter(({ std_id: code }) => !code?.trim())
  const items = [...applications.map(teacherToPendingItem), ...withoutId.map(studentToPendingItem)]
  const counts = { application: applications.length, studentWithoutId: withoutId.length }
  const wanted = items.filter((one) => kind === undefined || one.kind === kind)
  return mergeStaleState(ready({ items: wanted, counts }), teachers, students)
}

/** All rows of a list. Where something else of it is asked for by the same page, a backend that sends all is asked once. */
function useFullList<Id extends ListOperationId>(id: Id, isNeeded: boolean): Remote<RowOf<Id>[]> {
  const { rows, page } = useListQuery(id, { query: { limit: 1 }, isNeeded })
  const options = queryOptionsFor<Id>(id, {} as QueryRequest<Id>) as UseQueryOptions<ResponseOf<Id>>
  const whole = useRemote(useQuery({ ...options, enabled: isNeeded && page !== undefined }), messagesOf(id))
  return page === undefined ? rows : mapRemote(whole, (answer) => getRows(id, answer))
}
