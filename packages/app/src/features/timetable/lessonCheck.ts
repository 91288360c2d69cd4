import type { FindNoLessonReason } from '@maktab/ui/lib/lessons/NoLessonReason'
import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import type { LessonToMark } from '../attendance/lessonToMark.ts'
import { findNoLessonReason } from './findNoLessonReason.ts'

/** Whoever marks has a class before them: what isn’t known by then isn’t asked about. */
const TIMEOUT_MILLISECONDS = 3000

type Asking = {
  classId: number
  /** The day that is marked next, of which the timetable is asked beforehand; undefined where it isn’t known yet. */
  day: string | undefined
  /** What is known of the days before it. */
  known: LessonToMark
}

/** Asks the timetable (an extension) whether a class has a lesson on a day; where it can’t be asked, nothing is said. */
export function useLessonCheck({ classId, day, known }: Asking): FindNoLessonReason {
  const client = useQueryClient()
  useQuery({ ...optionsOf(day ?? ''), enabled: day !== undefined && !known.covers(day) })
  return async (of) => {
    // Without a line marks are kept, and the question itself might not come.
    if (!onlineManager.isOnline()) return undefined
    if (known.timetable.state === 'ready' && known.covers(of))
      return findNoLessonReason(known.timetable.data, classId, of)
    const asked = client.ensureQueryData(optionsOf(of)).catch(() => undefined)
    const timetable = await Promise.race([asked, patience()])
    return timetable && findNoLessonReason(timetable, classId, of)
  }
}

const optionsOf = (day: string) => ({
  ...queryOptionsFor('getTimetable', { query: { from: day, days: 1 } }),
  retry: false,
})

async function patience(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS))
}
