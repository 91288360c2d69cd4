import type { Lesson, StudentClass } from '@maktab/contract/schema'
import { isClassOnOrStartingSoon, getMinutesUntilNextLesson } from '#lib/lessons/classHours.ts'
import { type ClassTime, readClassTimes } from '#lib/lessons/readClassTimes.ts'
import { isLessonOnOrStartingSoon, findNextLesson } from '#lib/lessons/upcomingLessons.ts'
import { getDayInZone } from '#lib/time/schoolTime.ts'
import { weekdayOf } from '@maktab/calendar/WallDay'

export type ClassRow = StudentClass & {
  id: string
  times: ClassTime[]
  /** Minutes until the next meeting begins; zero or negative while it is running. */
  minutes: number | undefined
  /** Running, or beginning within a few minutes. */
  isNear: boolean
  /** Whether it meets today in the school’s zone; also true if its days are unknown. */
  isToday: boolean
  /** The running lesson, otherwise the next one, if the backend lists lessons. */
  next?: Lesson | undefined
}

type SchoolClock = { schoolZone: string; now: Date }

/**
 * A student’s classes, next meeting first and those without times last. If the backend lists the lessons of the next
 * days, cancellations and moves are taken into account.
 */
export function createClassRows(
  classes: readonly StudentClass[],
  { schoolZone, now }: SchoolClock,
  lessons?: readonly Lesson[],
): ClassRow[] {
  return classes
    .map((entry) => {
      const times = readClassTimes(entry.class)
      // A time without days is in no timetable.
      const hasLessons = lessons !== undefined && times.every(({ days }) => days.length > 0)
      return {
        ...entry,
        id: `${entry.class.id}-${entry.course.id ?? entry.course.name}`,
        times,
        ...(hasLessons
          ? getNearnessByLessons(
              lessons.filter(({ classId }) => classId === entry.class.id),
              { schoolZone, now },
            )
          : getNearnessByTimes(times, { schoolZone, now })),
      }
    })
    .toSorted((one, other) => (one.minutes ?? Infinity) - (other.minutes ?? Infinity) || 0)
}

type Nearness = Pick<ClassRow, 'minutes' | 'isNear' | 'isToday' | 'next'>

function getNearnessByLessons(lessons: readonly Lesson[], { schoolZone, now }: SchoolClock): Nearness {
  const next = findNextLesson(lessons, now)
  const isNear = next !== undefined && isLessonOnOrStartingSoon(next, now)
  return {
    minutes: next && Math.ceil((Date.parse(next.starts.at) - now.getTime()) / 60_000),
    isNear,
    isToday: isNear || next?.heldOn === getDayInZone(schoolZone, now),
    next,
  }
}

function getNearnessByTimes(times: readonly ClassTime[], { schoolZone, now }: SchoolClock): Nearness {
  const isNear = times.some((time) => isClassOnOrStartingSoon(time, schoolZone, now))
  const weekday = weekdayOf(getDayInZone(schoolZone, now))
  const waits = times.flatMap((time) => getMinutesUntilNextLesson(time, schoolZone, now) ?? [])
  return {
    minutes: waits.length > 0 ? Math.min(...waits) : undefined,
    isNear,
    isToday: isNear || times.some(({ days }) => days.length === 0 || days.includes(weekday)),
  }
}
