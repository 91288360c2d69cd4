import { type WallDay, addDays, dayNumberOf, parseWallDay, wallDayOf } from '@maktab/calendar/WallDay'
import type { Family, Lesson, OwnPracticeList, Timetable } from '@maktab/contract/schema'

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

/** Moves the next lesson of each child to its next weekday that isn't over. */
export function shiftFamily({ children }: Family, now: Date): Family {
  return {
    children: children.map(({ nextLesson, ...child }) => {
      if (nextLesson === null) return { ...child, nextLesson }
      const late = now.getTime() - Date.parse(nextLesson.ends.at)
      const days = Math.ceil(late / (WEEK * DAY_MILLISECONDS)) * WEEK
      const [starts, ends] = [shiftMoment(nextLesson.starts, days), shiftMoment(nextLesson.ends, days)]
      return { ...child, nextLesson: { ...nextLesson, starts, ends } }
    }),
  }
}

/** Moves practice by whole weeks to the last possible lesson before today; leaves out what would be over. */
export function shiftPractice({ practices }: OwnPracticeList, now: Date): OwnPracticeList {
  const today = dayNumberOf(toUtcWallDay(now))
  const moved = practices.map(({ setOn, until, days, ...practice }) => {
    const shift = Math.floor((today - 1 - dayNumberOf(setOn as WallDay)) / WEEK) * WEEK
    return {
      ...practice,
      setOn: addDays(setOn as WallDay, shift),
      until: until && shiftMoment(until, shift),
      days: days.map(({ day, isDone }) => ({ day: addDays(day as WallDay, shift), isDone })),
    }
  })
  return { practices: moved.filter(({ until }) => until === null || until.at.slice(0, 10) >= wallDayOf(today)) }
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
    starts: shiftMoment(starts, days),
    ends: shiftMoment(ends, days),
  }
}

function shiftMoment(moment: Lesson['starts'], days: number): Lesson['starts'] {
  const at = new Date(Date.parse(moment.at) + days * DAY_MILLISECONDS)
  return { ...moment, at: at.toISOString().replace('.000Z', 'Z') }
}
