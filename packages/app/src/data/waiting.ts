import type { Answer } from '@maktab/client/createAsk'
import type { WaitingKind } from '@maktab/contract/schema'
import type { Waiting } from '@maktab/ui/model/Waiting'
import { teacherStatus } from '@maktab/ui/model/teacherStatus'
import { type Remote, mapRemote, ready, withDoubtOf } from '@maktab/ui/remote'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { useRemote } from '../calls/useRemote.ts'
import { useWhole } from '../lists/useWhole.ts'
import { isUnknown } from '../session/backend.ts'
import { countsOptions } from './waitingCount.ts'
import { itemOfStudent, itemOfTeacher } from './waitingItems.ts'

const PAGE_SIZE = 50

const queueOptions = (kind: WaitingKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['listWaiting', { kind }] as const,
    queryFn: ({ pageParam: after, signal }) =>
      ask(
        'listWaiting',
        { query: { limit: PAGE_SIZE, ...(kind !== undefined && { kind }), ...(after !== null && { after }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Answer<'listWaiting'>) => next,
  })

/**
 * What waits for the administrators, or one kind of it. A backend that has no queue of it (an extension) tells by its
 * lists of applications and of students without an ID; the rest is hidden then.
 */
export function useWaiting(kind?: WaitingKind): Remote<Waiting> {
  const asked = useInfiniteQuery(queueOptions(kind))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  const onMore = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined
  const queue = mapRemote(useRemote(asked), ({ pages }): Waiting => ({
    items: pages.flatMap(({ items }) => items),
    // Each page tells the counts; the last one read is the newest.
    counts: pages.at(-1)?.counts ?? {},
    onMore,
  }))
  const isMissing = isUnknown(asked.error)
  const told = useToldByLists(kind, isMissing)
  return isMissing ? told : queue
}

/** How much waits of each kind, told by the lists where there is no queue. */
export function useWaitingCounts(): Remote<Waiting['counts']> {
  const asked = useQuery(countsOptions)
  const counts = mapRemote(useRemote(asked), (answer): Waiting['counts'] => answer.counts)
  const isMissing = isUnknown(asked.error)
  const told = mapRemote(useToldByLists(undefined, isMissing), (waiting) => waiting.counts)
  return isMissing ? told : counts
}

function useToldByLists(kind: WaitingKind | undefined, isNeeded: boolean): Remote<Waiting> {
  const teachers = useWhole('listTeachers', isNeeded)
  const students = useWhole('listStudents', isNeeded)
  if (teachers.state !== 'ready') return teachers
  if (students.state !== 'ready') return students
  const applications = teachers.data.filter(({ status }) => teacherStatus(status).state === 'pending')
  const withoutId = students.data.filter(({ std_id: code }) => !code?.trim())
  const items = [...applications.map(itemOfTeacher), ...withoutId.map(itemOfStudent)]
  const counts = { application: applications.length, studentWithoutId: withoutId.length }
  const wanted = items.filter((one) => kind === undefined || one.kind === kind)
  return withDoubtOf(ready({ items: wanted, counts }), teachers, students)
}
