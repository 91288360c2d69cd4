import type { Answer } from '@maktab/client/createAsk'
import type { WaitingKind } from '@maktab/contract/schema'
import type { Waiting } from '@maktab/ui/model/Waiting'
import { teacherStatus } from '@maktab/ui/model/teacherStatus'
import { type Remote, mapRemote, ready, withDoubtOf } from '@maktab/ui/remote'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { useOptional } from '../calls/useOptionalQuery.ts'
import { useWhole } from '../lists/useWhole.ts'
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
  const queue = useOptional('listWaiting', asked)
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
export function useWaitingCounts(): Remote<Waiting['counts']> {
  const answer = useOptional('listWaiting', useQuery(countsOptions))
  const told = useToldByLists(undefined, answer === undefined)
  return mapRemote<Pick<Waiting, 'counts'>, Waiting['counts']>(answer ?? told, ({ counts }) => counts)
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
