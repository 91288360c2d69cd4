import { type WallDay, addDays, dayNumberOf, readWallDay, wallDayOf } from '@maktab/calendar/WallDay'
import type { Lesson, Timetable } from '@maktab/contract/schema'

const WEEK = 7
const DAY_MILLISECONDS = 86_400_000

/** The days of lessons that a call asks for, as its address writes them; `today` stands for a day that it doesn’t say. */
type Asked = { from: string | null; days: string | null; today: WallDay }

/** The week of an example in each week of the days that are asked for: what began on a Tuesday begins on their Tuesdays. */
export function shiftTimetable(timetable: Timetable, { from, days, today }: Asked): Timetable {
  const first = dayNumberOf(readWallDay(from ?? '') ?? today)
  const count = Number(days) || WEEK
  const lessons = timetable.lessons.flatMap((lesson) => {
    const held = dayNumberOf(lesson.heldOn as WallDay)
    const begins = held + Math.ceil((first - held) / WEEK) * WEEK
    const weeks = Math.max(0, Math.ceil((first + count - begins) / WEEK))
    return Array.from({ length: weeks }, (_, week) => later(lesson, begins + week * WEEK - held))
  })
  return { ...timetable, lessons: lessons.toSorted((a, b) => Date.parse(a.starts.at) - Date.parse(b.starts.at)) }
}

/** The day that it is where the mock runs on UTC, the zone of the examples’ school. */
export function toUtcWallDay(now: Date): WallDay {
  return wallDayOf(Math.floor(now.getTime() / DAY_MILLISECONDS))
}

function later({ day, heldOn, starts, ends, ...rest }: Lesson, days: number): Lesson {
  return {
    ...rest,
    day: addDays(day as WallDay, days),
    heldOn: addDays(heldOn as WallDay, days),
    starts: { ...starts, at: laterAt(starts.at, days) },
    ends: { ...ends, at: laterAt(ends.at, days) },
  }
}

function laterAt(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY_MILLISECONDS).toISOString().replace('.000Z', 'Z')
}
