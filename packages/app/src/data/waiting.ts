import { ApiError } from '@maktab/client/ApiError'
import type { WaitingKind } from '@maktab/contract/schema'
import type { Waiting } from '@maktab/ui/model/Waiting'
import { teacherStatus } from '@maktab/ui/model/teacherStatus'
import { type Remote, mapRemote, ready, withDoubtOf } from '@maktab/ui/remote'
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ask } from '../calls/ask.ts'
import { readOptions } from '../calls/readOptions.ts'
import { useRead } from '../calls/useRead.ts'
import { useRemote } from '../calls/useRemote.ts'
import { itemOfStudent, itemOfTeacher } from './waitingItems.ts'

const AT_ONCE = 50

const queueOptions = (kind: WaitingKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['listWaiting', { query: { kind, limit: AT_ONCE } }],
    queryFn: ({ signal, pageParam: after }) => {
      const query = { limit: AT_ONCE, ...(kind !== undefined && { kind }), ...(after !== undefined && { after }) }
      return ask('listWaiting', { query }, { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), counts: pages.at(-1)?.counts ?? {} }),
  })

/**
 * What waits for the administrators, or one kind of it. A backend that has no queue of it (an extension) tells by its
 * lists of applications and of students without an ID; the rest is hidden then.
 */
export function useWaiting(kind?: WaitingKind): Remote<Waiting> {
  const asked = useInfiniteQuery(queueOptions(kind))
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  const onMore = hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined
  const queue = mapRemote(useRemote(asked), (all): Waiting => ({ ...all, onMore }))
  const isUnknown = asked.error instanceof ApiError && asked.error.status === 404
  const told = useToldByLists(kind, isUnknown)
  return isUnknown ? told : queue
}

/** How much waits in all, as soon as it is known; nothing where the backend doesn’t say. */
export function useWaitingCount(isWanted: boolean): number | undefined {
  const options = readOptions('listWaiting', { query: { limit: 1 } })
  const { data } = useQuery({ ...options, enabled: isWanted, select: ({ counts }) => sumOf(Object.values(counts)) })
  return isWanted ? data : undefined
}

function useToldByLists(kind: WaitingKind | undefined, isNeeded: boolean): Remote<Waiting> {
  const teachers = useRead('listTeachers', { select: (answer) => answer.teachers, enabled: isNeeded })
  const students = useRead('listStudents', { select: (answer) => answer.students, enabled: isNeeded })
  if (teachers.state !== 'ready') return teachers
  if (students.state !== 'ready') return students
  const applications = teachers.data.filter(({ status }) => teacherStatus(status).state === 'pending')
  const withoutId = students.data.filter(({ std_id: code }) => !code?.trim())
  const items = [...applications.map(itemOfTeacher), ...withoutId.map(itemOfStudent)]
  const counts = { application: applications.length, studentWithoutId: withoutId.length }
  const wanted = items.filter((one) => kind === undefined || one.kind === kind)
  return withDoubtOf(ready({ items: wanted, counts }), teachers, students)
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
