import type { Timetable } from '@maktab/contract/schema'
import { useNow, useToday } from '@maktab/ui/providers/ClockProvider'
import { addDays } from '@maktab/ui/lib/time/wireDay'
import type { Remote } from '@maktab/ui/remote'
import { useQuery } from '@tanstack/react-query'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useRemote } from '#api/useRemote.ts'
import { findDayToMark } from './findDayToMark.ts'

/** How far back a lesson is looked for: a class that meets at all met in them. */
const DAYS = 14

export type LessonToMark = {
  timetable: Remote<Timetable>
  /** Whether the timetable that is asked for tells of a day. */
  covers: (day: string) => boolean
  /** The day on which it begins; undefined where none is known. */
  day: string | undefined
  /** While it is asked for the first time. What fails or waits for the line isn’t waited for. */
  isAsked: boolean
}

/** The lesson of a class that is marked now, by the timetable (an extension); it isn’t asked for unless it is needed. */
export function useLessonToMark(classId: number, isNeeded: boolean): LessonToMark {
  const [now, today] = [useNow(), useToday()]
  const query = { from: addDays(today, 1 - DAYS), days: DAYS }
  const asked = useQuery({ ...queryOptionsFor('getTimetable', { query }), enabled: isNeeded })
  const { data, isLoading, failureCount } = asked
  const lessons = data?.lessons.filter((one) => one.classId === classId)
  const day = lessons && findDayToMark(lessons, { now, today })
  return {
    timetable: useRemote(asked),
    covers: (of) => isNeeded && (of === day || (of >= query.from && of <= today)),
    day,
    isAsked: isLoading && failureCount === 0,
  }
}
