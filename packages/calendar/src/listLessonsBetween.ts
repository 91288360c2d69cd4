import {
  type LessonOccurrence,
  type Lesson,
  type LessonChange,
  type DayTime,
  parseLessonChanges,
  parseSeries,
  type Series,
} from './Series.ts'
import { wallDayOf, type WallDay, dayNumberOf } from './WallDay.ts'
import { formatWallTime } from './wallTime.ts'
import { zoneClock } from './zoneClock.ts'
import { getDayInZone, toInstant } from './zonedTime.ts'

const MINUTE = 60_000
const DAY_MINUTES = 1440

/**
 * Converts an occurrence to a lesson with its start and end instants in a zone. If a transition moves the end to the
 * start or before, the lesson keeps its nominal length.
 */
export function toLesson(
  zone: string,
  { day, heldOn, from, length, state }: Omit<LessonOccurrence, 'state'> & Pick<Lesson, 'state'>,
): Lesson {
  const clock = zoneClock(zone)
  const wall = heldOn * DAY_MINUTES + from
  const starts = clock.instantOf(wall * MINUTE)
  const ends = clock.instantOf((wall + length) * MINUTE)
  const name = wallDayOf(day)
  return {
    day: name,
    heldOn: heldOn === day ? name : wallDayOf(heldOn),
    from: formatWallTime(from),
    to: formatWallTime(from + length),
    starts,
    ends: ends > starts ? ends : starts + length * MINUTE,
    state,
  }
}

const DAY = 86_400_000

type Options = {
  /** Includes lessons planned in the range that were moved out of it. */
  withMovedAway?: boolean
}

/**
 * The lessons of a series that overlap a range of instants in milliseconds (`until` is exclusive), ordered by start:
 * moved ones by their new time, cancelled ones by their planned time.
 */
export function listLessonsBetween(
  series: Series,
  changes: readonly LessonChange[],
  zone: string,
  from: number,
  until: number,
  { withMovedAway = false }: Options = {},
): Lesson[] {
  const parsed = parseSeries(series)
  if (!parsed || !(from < until)) return []
  const clock = zoneClock(zone)
  const changed = parseLessonChanges(parsed, changes)

  const lessonOn = (day: number, heldOn: number, { from: start, length }: DayTime, state: Lesson['state']) =>
    toLesson(zone, { day, heldOn, from: start, length, state })
  const isOn = ({ starts, ends }: Lesson) => starts < until && ends > from
  const dayAt = (instant: number) => Math.floor((instant + clock.offsetAt(instant)) / DAY)

  const lessons: Lesson[] = []
  // A lesson that started yesterday may still be running.
  const last = Math.min(parsed.last, dayAt(until - 1))
  for (let day = Math.max(parsed.first, dayAt(from) - 1); day <= last; day++) {
    if (!parsed.meetsOn(day)) continue
    const change = changed.get(day)
    if (change?.to) continue
    const lesson = lessonOn(day, day, parsed, change ? 'cancelled' : 'planned')
    if (isOn(lesson)) lessons.push(lesson)
  }
  for (const { day, to } of changed.values()) {
    if (!to) continue
    const lesson = lessonOn(day, to.day, to, 'moved')
    if (isOn(lesson) || (withMovedAway && isOn(lessonOn(day, day, parsed, 'planned')))) lessons.push(lesson)
  }
  return lessons.toSorted((a, b) => a.starts - b.starts || a.ends - b.ends || (a.day < b.day ? -1 : 1))
}

const WEEK = 7

/**
 * The lessons of a series held between two day numbers (both inclusive), in no order. Works without time zone
 * conversion, so that it is fast for a whole school; `toLesson` adds the instants.
 */
export function listOccurrences(
  series: Series,
  changes: readonly LessonChange[],
  first: number,
  last: number,
): LessonOccurrence[] {
  const parsed = parseSeries(series)
  if (!parsed) return []
  const { from, length } = parsed
  const changed = parseLessonChanges(parsed, changes)
  const held: LessonOccurrence[] = []
  const [start, until] = [Math.max(first, parsed.first), Math.min(last, parsed.last)]
  for (let begin = start; begin < start + WEEK; begin++) {
    if (!parsed.meetsOn(begin)) continue
    for (let day = begin; day <= until; day += WEEK) {
      if (!changed.has(day)) held.push({ from, length, day, heldOn: day, state: 'planned' })
    }
  }
  for (const { day, to } of changed.values()) {
    if (!to || to.day < first || to.day > last) continue
    held.push({ from: to.from, length: to.length, day, heldOn: to.day, state: 'moved' })
  }
  return held
}

const WEEK_MILLISECONDS = 7 * 86_400_000
/** A week, plus a day at each end for overnight lessons. */
const MAX_DAYS_BETWEEN_LESSONS = 9

/** The lesson running at an instant in milliseconds, otherwise the next one, ignoring cancelled ones. */
export function findNextLessonOfSeries(
  series: Series,
  changes: readonly LessonChange[],
  zone: string,
  after: number,
): Lesson | undefined {
  const firstUntil = (until: number) =>
    listLessonsBetween(series, changes, zone, after, until).find(({ state }) => state !== 'cancelled')
  // Usually there is one within a week. Otherwise there is one in the week after the last change, or none at all.
  return (
    firstUntil(after + WEEK_MILLISECONDS) ??
    firstUntil(toInstant(zone, getSearchEnd(series, changes, zone, after), '00:00'))
  )
}

/** A day by which the series has had another unchanged lesson, unless it ends before. */
function getSearchEnd(series: Series, changes: readonly LessonChange[], zone: string, after: number): WallDay {
  const days = [getDayInZone(zone, after), series.starts, ...changes.flatMap(({ day, to }) => [day, to?.day ?? null])]
  const last = Math.max(...days.filter((day) => day !== null).map((day) => dayNumberOf(day)))
  return wallDayOf(last + MAX_DAYS_BETWEEN_LESSONS)
}
