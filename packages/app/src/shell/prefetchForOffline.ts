import type { Weekday } from '@maktab/calendar/WallDay'
import { addDays } from '@maktab/ui/lib/time/isoDay'
import { getDaysOfWeek } from '@maktab/ui/lib/time/getDaysOfWeek'
import type { QueryClient } from '@tanstack/react-query'
import { queryOptionsFor } from '../api/queryOptionsFor.ts'
import type { Role } from '../addresses/roles.ts'
import { cachedAt } from '../offline/withOfflineCache.ts'

const HOUR_MILLISECONDS = 3_600_000
/** This week and the next, plus a day on both ends for other time zones. */
const DAYS_AHEAD = 16

type PrefetchOptions = {
  role: Role
  today: string
  zone: string
  weekStart: Weekday
  /** Aborted when the session ends, so that nothing is requested without it. */
  signal: AbortSignal
}

/**
 * Prefetches data that the signed-in user may need offline: two weeks of lessons, class links, policies, courses and
 * the last report of each class. Sends one request at a time, because nothing waits for it.
 */
export async function prefetchForOffline(
  queryClient: QueryClient,
  { role, today, zone, weekStart, signal }: PrefetchOptions,
): Promise<void> {
  if (role === 'admin') return
  const read: QueryClient['fetchQuery'] = (options) => {
    signal.throwIfAborted()
    return queryClient.fetchQuery({ ...options, staleTime: HOUR_MILLISECONDS, retry: false })
  }
  const [first = today] = getDaysOfWeek(today, weekStart)
  const query = { from: addDays(first, -1), days: DAYS_AHEAD, zone }
  await read(queryOptionsFor('getTimetable', { query }))
  if (role === 'teacher') {
    await read(queryOptionsFor('listTeacherClasses'))
    return
  }
  await read(queryOptionsFor('listPolicies'))
  await read(queryOptionsFor('listEnrolledCourses'))
  const response = await read(queryOptionsFor('listStudentClasses'))
  if (cachedAt.has(response)) return
  const noReport = { data: null, older: [] }
  for (const { class: enrolledClass } of response.classes) {
    const params = { classId: enrolledClass.id }
    await read(queryOptionsFor('getStudentPerformance', { params, notFoundValue: noReport }))
  }
}
