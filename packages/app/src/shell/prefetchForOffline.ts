import { addDays } from '@maktab/ui/lib/time/wireDay'
import { getDaysOfWeek } from '@maktab/ui/lib/time/getDaysOfWeek'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptionsFor } from '../api/queryOptionsFor.ts'
import type { Role } from '../addresses/roles.ts'
import { cachedAt } from '../offline/withOfflineCache.ts'

const HOUR_MILLISECONDS = 3_600_000
/** This week and the next, with a day more at both ends for those whose days are others. */
const DAYS_AHEAD = 16

type Ahead = {
  role: Role
  today: string
  zone: string
  tag: string
  /** Aborted once the session is over, so that nothing is asked for without it. */
  signal: AbortSignal
}

/**
 * Reads what whoever is signed in may want without a line and has not looked at: this week and the next, links of
 * classes, policies, courses and the last report of each class. One after the other, since nobody waits for it.
 */
export async function prefetchForOffline(
  queries: QueryClient,
  { role, today, zone, tag, signal }: Ahead,
): Promise<void> {
  if (role === 'admin') return
  const read: QueryClient['fetchQuery'] = (options) => {
    signal.throwIfAborted()
    return queries.fetchQuery({ ...options, staleTime: HOUR_MILLISECONDS, retry: false })
  }
  const [first = today] = getDaysOfWeek(today, tag)
  const query = { from: addDays(first, -1), days: DAYS_AHEAD, zone }
  await read(queryOptionsFor('getTimetable', { query }))
  if (role === 'teacher') {
    await read(queryOptionsFor('listTeacherClasses'))
    return
  }
  await read(queryOptionsFor('listPolicies'))
  await read(queryOptionsFor('listEnrolledCourses'))
  const answer = await read(queryOptionsFor('listStudentClasses'))
  if (cachedAt.has(answer)) return
  const missing = { data: null, older: [] }
  for (const { class: own } of answer.classes) {
    const params = { classId: own.id }
    await read(queryOptionsFor('getStudentPerformance', { params, notFoundValue: missing }))
  }
}
