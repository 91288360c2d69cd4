import type { Lesson } from '@maktab/contract/schema'
import { addDays } from '#lib/time/isoDay.ts'
import type { TimetableClock } from '#lib/time/getLocalLessonTime.ts'
import { type LessonPlacement, getLessonPlacement } from './getLessonPlacement.ts'
import { memoizeByKey } from '#lib/memoizeByKey.ts'

/** Part of a lesson within one day, in minutes of the day, with its lane and the number of parallel lanes. */
export type LessonSegment = { lesson: Lesson; from: number; to: number; lane: number; lanes: number }

export type WeekDay = {
  day: string
  /** Lessons that start on the day, or were planned for it and moved out of the week. */
  lessons: Lesson[]
  blocks: LessonSegment[]
  /** Lessons planned for the day and moved to another day of the week. */
  movedAway: Lesson[]
  /** Continuations of lessons that started the previous evening, as far as the shown hours include them. */
  continuations: LessonSegment[]
}

/** An hour and its relative height, which is less than 1 if no day has lessons then. */
export type Hour = { hour: number; height: number }

type WeekLayout = { days: WeekDay[]; hours: Hour[] }

const DAY_MINUTES = 1440
/** The grid begins with the first lesson, but leaves room below it. */
const LATEST_FIRST_HOUR = 20
/** Minimum number of hours, so that a single lesson doesn’t fill the page. */
const MIN_HOURS = 4
const QUIET_HEIGHT = 0.3
/** Shorter lessons get this height, so that their text fits. */
const MIN_BLOCK_MINUTES = 45

/** Key of a lesson within the week. */
export const getWeekLessonKey = ({ timingId, day }: Lesson): string => `${timingId} ${day}`

/** Lays out the lessons of these days, in the school’s or the viewer’s time zone. */
export function layOutWeek(
  lessons: readonly Lesson[],
  days: readonly string[],
  clocks: TimetableClock = 'school',
): WeekLayout {
  const placements = lessons.map((lesson) => ({ lesson, place: getLessonPlacement(lesson, clocks) }))
  const ofWeek = placements.filter(({ place }) => days.includes(dayOf(place, days)))
  // Continuations after midnight don’t add hours, which would begin every week at night.
  const firstHour = Math.min(...ofWeek.map(({ place }) => Math.floor(place.from / 60)), LATEST_FIRST_HOUR)
  const lastHour = Math.max(
    ...ofWeek.map(({ place }) => Math.ceil(Math.min(place.to, DAY_MINUTES) / 60)),
    firstHour + MIN_HOURS,
  )
  const weekDays = days.map((day) => {
    const dayPlacements = placements.filter(({ place }) => dayOf(place, days) === day)
    const movedAway = placements.filter(({ place }) => place.planned === day && dayOf(place, days) !== day)
    const continued = placements.filter(
      ({ place }) => place.day === addDays(day, -1) && place.to - DAY_MINUTES > firstHour * 60,
    )
    const segments = [
      ...dayPlacements.map(({ lesson, place: { from, to } }) => ({
        lesson,
        from,
        to: Math.min(to, DAY_MINUTES),
        isRest: false,
      })),
      ...continued.map(({ lesson, place: { to } }) => ({
        lesson,
        from: firstHour * 60,
        to: to - DAY_MINUTES,
        isRest: true,
      })),
    ]
    const placed = assignLanes(segments)
    return {
      day,
      lessons: dayPlacements.map(({ lesson }) => lesson),
      movedAway: movedAway.map(({ lesson }) => lesson),
      blocks: placed.filter(({ isRest }) => !isRest),
      continuations: placed.filter(({ isRest }) => isRest),
    }
  })
  const all = weekDays.flatMap(({ blocks, continuations }) => [...blocks, ...continuations])
  const isBusy = (hour: number) =>
    all.some(({ from, to }) => from < hour * 60 + 60 && Math.max(to, from + MIN_BLOCK_MINUTES) > hour * 60)
  const hours = Array.from({ length: lastHour - firstHour }, (_, at) => {
    const hour = firstHour + at
    // A single quiet hour is a break and keeps its height; consecutive ones shrink.
    const isQuiet = !isBusy(hour) && (!isBusy(hour - 1) || !isBusy(hour + 1))
    return { hour, height: isQuiet && all.length > 1 ? QUIET_HEIGHT : 1 }
  })
  return { days: weekDays, hours }
}

/** Offset of a minute of the day from the first hour, in hour heights. */
export function getHourOffset(minute: number, hours: readonly Hour[]): number {
  return hours.reduce((sum, { hour, height }) => sum + height * Math.min(Math.max(minute / 60 - hour, 0), 1), 0)
}

/** The minute of the day at an offset from the first hour, in hour heights: the inverse of `getHourOffset`. */
export function getMinuteAt(offset: number, hours: readonly Hour[]): number {
  const [first] = hours
  let rest = Math.max(offset, 0)
  for (const { hour, height } of hours) {
    if (rest < height) return (hour + rest / height) * 60
    rest -= height
  }
  return ((first?.hour ?? 0) + hours.length) * 60
}

function dayOf({ day, planned }: LessonPlacement, days: readonly string[]): string {
  return days.includes(day) ? day : planned
}

type Segment = { lesson: Lesson; from: number; to: number; isRest: boolean }

const endIn = ({ from, to }: { from: number; to: number }) => Math.max(to, from + MIN_BLOCK_MINUTES)

/** Assigns overlapping segments to lanes side by side; segments of one group get equal widths. */
function assignLanes(segments: readonly Segment[]): (LessonSegment & { isRest: boolean })[] {
  const placed: (LessonSegment & { isRest: boolean })[] = []
  let overlapping: (LessonSegment & { isRest: boolean })[] = []
  let end = -1
  for (const segment of segments.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (segment.from >= end) overlapping = []
    const taken = new Set(overlapping.filter((other) => endIn(other) > segment.from).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane++
    const one = { ...segment, lane, lanes: 1 }
    overlapping.push(one)
    placed.push(one)
    const lanes = Math.max(...overlapping.map((other) => other.lane)) + 1
    for (const other of overlapping) other.lanes = lanes
    end = Math.max(overlapping.length === 1 ? -1 : end, endIn(segment))
  }
  return placed
}

const parts = {
  weekday: memoizeByKey((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })),
  date: memoizeByKey(
    (locale) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory' }),
  ),
}

/** “Monday” and “23 Mar” separately. */
export function formatWeekdayAndDate(day: string, locale: string): { weekday: string; date: string } {
  const at = Date.parse(`${day}T00:00:00Z`)
  return { weekday: parts.weekday(locale).format(at), date: parts.date(locale).format(at) }
}

const spans = memoizeByKey(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
      calendar: 'gregory',
    }),
)

/** “23 – 29 March 2026” */
export function formatDayRange(first: string, last: string, locale: string): string {
  return spans(locale).formatRange(Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`))
}
