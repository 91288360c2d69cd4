import type { Lesson } from './Lesson.ts'
import { toLesson } from './toLesson.ts'
import type { LessonChange } from './LessonChange.ts'
import { type DayTime, parseLessonChanges, parseSeries } from './parseSeries.ts'
import type { Series } from './Series.ts'
import { zoneClock } from './zoneClock.ts'

const DAY = 86_400_000

type Options = {
  /** Also the lessons that were planned between the instants and are held elsewhere now. */
  withMovedAway?: boolean
}

/**
 * The lessons of a series that are on between two instants in milliseconds (the second is no longer one of them), in
 * their order: moved ones by the time at which they are held, cancelled ones by the time at which they would have been.
 */
export function listLessonsBetween(
  series: Series,
  changes: readonly LessonChange[],
  zone: string,
  from: number,
  until: number,
  { withMovedAway = false }: Options = {},
): Lesson[] {
  const read = parseSeries(series)
  if (!read || !(from < until)) return []
  const clock = zoneClock(zone)
  const changed = parseLessonChanges(read, changes)

  const lessonOn = (day: number, heldOn: number, { from: start, length }: DayTime, state: Lesson['state']) =>
    toLesson(zone, { day, heldOn, from: start, length, state })
  const isOn = ({ starts, ends }: Lesson) => starts < until && ends > from
  const dayAt = (instant: number) => Math.floor((instant + clock.offsetAt(instant)) / DAY)

  const lessons: Lesson[] = []
  // What began yesterday may still go on.
  const last = Math.min(read.last, dayAt(until - 1))
  for (let day = Math.max(read.first, dayAt(from) - 1); day <= last; day++) {
    if (!read.meetsOn(day)) continue
    const change = changed.get(day)
    if (change?.to) continue
    const lesson = lessonOn(day, day, read, change ? 'cancelled' : 'planned')
    if (isOn(lesson)) lessons.push(lesson)
  }
  for (const { day, to } of changed.values()) {
    if (!to) continue
    const lesson = lessonOn(day, to.day, to, 'moved')
    if (isOn(lesson) || (withMovedAway && isOn(lessonOn(day, day, read, 'planned')))) lessons.push(lesson)
  }
  return lessons.toSorted((a, b) => a.starts - b.starts || a.ends - b.ends || (a.day < b.day ? -1 : 1))
}
