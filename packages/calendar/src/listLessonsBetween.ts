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
import { dayIn, instantIn } from './zones.ts'

const MINUTE = 60_000
const DAY_MINUTES = 1440

/**
 * A lesson of a school in some zone, with the instants at which it begins and ends. One whose end the clocks skip to its
 * start has the length that its times say.
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

const WEEK = 7

/**
 * The lessons of a series that are held from a first day to a last one (both included, by their numbers), in no order. It
 * asks no clock, so that a whole school is looked through soon: at which instants they are `lessonAt` says.
 */
export function listOccurrences(
  series: Series,
  changes: readonly LessonChange[],
  first: number,
  last: number,
): LessonOccurrence[] {
  const read = parseSeries(series)
  if (!read) return []
  const { from, length } = read
  const changed = parseLessonChanges(read, changes)
  const held: LessonOccurrence[] = []
  const [start, until] = [Math.max(first, read.first), Math.min(last, read.last)]
  for (let begin = start; begin < start + WEEK; begin++) {
    if (!read.meetsOn(begin)) continue
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
/** A week, and a day at each end for lessons over midnight. */
const MAX_DAYS_BETWEEN_LESSONS = 9

/** The lesson that is on at an instant in milliseconds, or else the first one after it, that isn't cancelled. */
export function findNextLessonOfSeries(
  series: Series,
  changes: readonly LessonChange[],
  zone: string,
  after: number,
): Lesson | undefined {
  const firstUntil = (until: number) =>
    listLessonsBetween(series, changes, zone, after, until).find(({ state }) => state !== 'cancelled')
  // Mostly it is within a week. Where it isn't, the week after the last change has one, or none will come.
  return (
    firstUntil(after + WEEK_MILLISECONDS) ?? firstUntil(instantIn(zone, safeDay(series, changes, zone, after), '00:00'))
  )
}

/** A day by which the series has had another lesson that nobody cancelled or moved, if it goes on for so long. */
function safeDay(series: Series, changes: readonly LessonChange[], zone: string, after: number): WallDay {
  const days = [dayIn(zone, after), series.starts, ...changes.flatMap(({ day, to }) => [day, to?.day ?? null])]
  const last = Math.max(...days.filter((day) => day !== null).map((day) => dayNumberOf(day)))
  return wallDayOf(last + MAX_DAYS_BETWEEN_LESSONS)
}
