import type { Answer } from '@maktab/client/createAsk'
import type { WaitingKind } from '@maktab/contract/schema'
import type { Waiting } from '@maktab/ui/model/Waiting'
import { teacherStatus } from '@maktab/ui/model/teacherStatus'
import { type Remote, mapRemote, ready, withDoubtOf } from '@maktab/ui/remote'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../calls/ask.ts'
import { useRemote } from '../calls/useRemote.ts'
import { useWhole } from '../lists/useWhole.ts'
import { isUnknown } from '../session/backend.ts'
import { countsOptions } from './waitingCount.ts'
import { itemOfStudent, itemOfTeacher } from './waitingItems.ts'

const AT_ONCE = 50

type Asked = { kind: WaitingKind | undefined; pages: number }

const queueOptions = (asked: Asked) =>
  queryOptions({
    queryKey: ['listWaiting', asked] as const,
    queryFn: ({ signal }) => readPages(asked, signal),
    // The next page comes to those that are here.
    placeholderData: (before, query) => (query?.queryKey[1].kind === asked.kind ? before : undefined),
  })

/** So many pages, one after the other; anew each time, for what is decided moves all that follows. */
async function readPages({ kind, pages }: Asked, signal: AbortSignal): Promise<Answer<'listWaiting'>> {
  const read = (after: string | null) => {
    const query = { limit: AT_ONCE, ...(kind !== undefined && { kind }), ...(after !== null && { after }) }
    return ask('listWaiting', { query }, { signal })
  }
  let answer = await read(null)
  for (let page = 1; page < pages && answer.next !== null; page += 1) {
    const more = await read(answer.next)
    answer = { ...more, items: [...answer.items, ...more.items] }
  }
  return answer
}

/**
 * What waits for the administrators, or one kind of it. A backend that has no queue of it (an extension) tells by its
 * lists of applications and of students without an ID; the rest is hidden then.
 */
export function useWaiting(kind?: WaitingKind): Remote<Waiting> {
  const [wanted, setWanted] = useState({ kind, pages: 1 })
  const pages = wanted.kind === kind ? wanted.pages : 1
  const asked = useQuery(queueOptions({ kind, pages }))
  const hasMore = typeof asked.data?.next === 'string' && !asked.isPlaceholderData
  const onMore = hasMore ? () => setWanted({ kind, pages: pages + 1 }) : undefined
  const queue = mapRemote(useRemote(asked), ({ items, counts }): Waiting => ({ items, counts, onMore }))
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
