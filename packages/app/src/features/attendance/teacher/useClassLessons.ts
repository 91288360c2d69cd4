import type { Timetable } from '@maktab/contract/schema'
import { findDayToMark, findNoLessonReason } from '@maktab/ui/lib/lessons/attendanceDay'
import type { FindNoLessonReason } from '@maktab/ui/lib/lessons/upcomingLessons'
import { addDays } from '@maktab/ui/lib/time/isoDay'
import { useNow, useToday } from '@maktab/ui/providers/ClockProvider'
import type { Remote } from '@maktab/ui/remote'
import { keepPreviousData, onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOptionsFor } from '#api/queryOptionsFor.ts'
import { useRemote } from '#api/useApiQuery.ts'

/** The longest period that `getTimetable` accepts. */
const DAYS = 42
/** How many days before the register’s day are loaded at least, to find the lesson before it. */
const DAYS_BEFORE = 14

type ClassLessonsOptions = {
  classId: number
  /** The day from the URL; undefined opens the lesson to mark. */
  day: string | undefined
  /** Whether the register is open; otherwise nothing is requested. */
  isNeeded: boolean
}

/** The lessons of a class around the register’s day, from the timetable (an extension). */
export function useClassLessons({ classId, day, isNeeded }: ClassLessonsOptions) {
  const [now, today] = [useNow(), useToday()]
  const query = { from: getFirstDay(day, today), days: DAYS }
  const timetableQuery = useQuery({
    ...queryOptionsFor('getTimetable', { query }),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  })
  const { data, isFetching, failureCount, isPlaceholderData } = timetableQuery
  const timetable = useRemote(timetableQuery)
  const lessons = data?.lessons.filter((one) => one.classId === classId) ?? []
  // Decided once from current data, so that neither marks nor a refetch change the day below the user.
  const [decided, setDecided] = useState<{ day: string | undefined }>()
  const isFindingDay = day === undefined && isNeeded && !decided && isFetching && failureCount === 0
  if (day === undefined && isNeeded && !decided && !isFindingDay) {
    setDecided({ day: findDayToMark(lessons, { now, today }) })
  }
  const held = lessons.filter(({ state, heldOn }) => state !== 'cancelled' && heldOn <= today)
  return {
    timetable,
    /** The day of the lesson to mark; undefined if unknown. */
    dayToMark: decided?.day,
    lessonDays: held.map(({ heldOn }) => heldOn),
    /** Whether the first request is pending; after a failure the register opens without it. */
    isFindingDay,
    findNoLessonReason: useLessonCheck(classId, {
      timetable,
      covers: (of) => isNeeded && !isPlaceholderData && of >= query.from && of <= addDays(query.from, DAYS - 1),
    }),
  }
}

/** The last six weeks, so that moving between them requests nothing; for an earlier day, the weeks around it. */
function getFirstDay(day: string | undefined, today: string): string {
  const recent = addDays(today, 1 - DAYS)
  return day === undefined || day >= addDays(recent, DAYS_BEFORE) ? recent : addDays(day, -DAYS / 2)
}

/** How long to wait for the lesson check before marking without it. */
const TIMEOUT_MILLISECONDS = 3000

type KnownLessons = { timetable: Remote<Timetable>; covers: (day: string) => boolean }

/** Checks in the timetable whether a class has a lesson on a day; skips the check if it fails. */
function useLessonCheck(classId: number, known: KnownLessons): FindNoLessonReason {
  const client = useQueryClient()
  return async (of) => {
    // Marks are stored while offline, and the dialog might fail to load.
    if (!onlineManager.isOnline()) return undefined
    if (known.timetable.state === 'ready' && known.covers(of))
      return findNoLessonReason(known.timetable.data, classId, of)
    const options = { ...queryOptionsFor('getTimetable', { query: { from: of, days: 1 } }), retry: false }
    const loadedTimetable = client.ensureQueryData(options).catch(() => undefined)
    const timetable = await Promise.race([loadedTimetable, timeout()])
    return timetable && findNoLessonReason(timetable, classId, of)
  }
}

async function timeout(): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MILLISECONDS))
}
