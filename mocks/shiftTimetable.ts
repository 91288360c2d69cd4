import { type WallDay, addDays, dayNumberOf, parseWallDay, wallDayOf } from '@maktab/calendar/WallDay'
import type { Lesson, Timetable } from '@maktab/contract/schema'

const WEEK = 7
const DAY_MILLISECONDS = 86_400_000

/** The query parameters of a timetable request; `today` is the default of `from`. */
type RequestedDays = { from: string | null; days: string | null; today: WallDay }

/** Repeats the example's week over the requested days, keeping each lesson's weekday. */
export function shiftTimetable(timetable: Timetable, { from, days, today }: RequestedDays): Timetable {
  const first = dayNumberOf(parseWallDay(from ?? '') ?? today)
  const count = Number(days) || WEEK
  const lessons = timetable.lessons.flatMap((lesson) => {
    const held = dayNumberOf(lesson.heldOn as WallDay)
    const firstHeld = held + Math.ceil((first - held) / WEEK) * WEEK
    const weeks = Math.max(0, Math.ceil((first + count - firstHeld) / WEEK))
    return Array.from({ length: weeks }, (_, week) => shiftLesson(lesson, firstHeld + week * WEEK - held))
  })
  return { ...timetable, lessons: lessons.toSorted((a, b) => Date.parse(a.starts.at) - Date.parse(b.starts.at)) }
}

/** The current day in UTC, the time zone of the examples’ school. */
export function toUtcWallDay(now: Date): WallDay {
  return wallDayOf(Math.floor(now.getTime() / DAY_MILLISECONDS))
}

function shiftLesson({ day, heldOn, starts, ends, ...rest }: Lesson, days: number): Lesson {
  return {
    ...rest,
    day: addDays(day as WallDay, days),
    heldOn: addDays(heldOn as WallDay, days),
    starts: { ...starts, at: shiftTime(starts.at, days) },
    ends: { ...ends, at: shiftTime(ends.at, days) },
  }
}

function shiftTime(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY_MILLISECONDS).toISOString().replace('.000Z', 'Z')
}
