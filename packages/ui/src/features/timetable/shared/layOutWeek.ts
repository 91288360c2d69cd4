import type { Lesson } from '@maktab/contract/schema'
import { addDays } from '#lib/time/wireDay.ts'
import type { TimetableClock } from '#lib/time/getLocalTime.ts'
import { type LessonPlacement, getLessonPlacement } from './getLessonPlacement.ts'
import { memoizeByKey } from '#lib/formatters.ts'

/** A piece of a lesson within one day: minutes of the day, and which of so many lanes beside each other it has. */
export type LessonSegment = { lesson: Lesson; from: number; to: number; lane: number; lanes: number }

export type WeekDay = {
  day: string
  /** What begins on the day, or was planned for it and was moved out of the week. */
  lessons: Lesson[]
  blocks: LessonSegment[]
  /** What was planned for the day and was moved to another one of the week. */
  movedAway: Lesson[]
  /** What began the evening before and goes on. */
  rests: LessonSegment[]
}

/** How high an hour stands, in hours: less where nothing is taught on any day. */
export type Hour = { hour: number; height: number }

type WeekLayout = { days: WeekDay[]; hours: Hour[] }

const DAY_MINUTES = 1440
/** So many hours at least, so that a single lesson doesn’t fill a page. */
const FEWEST_HOURS = 4
const QUIET_HEIGHT = 0.3
/** What is shorter has to stand as high, so that its words have room. */
const LEAST_MINUTES = 45

/** The name of a lesson among all others. */
export const getWeekLessonKey = ({ timingId, day }: Lesson): string => `${timingId} ${day}`

/** Where lessons stand in a week of these days, by the clocks of the school or the viewer’s own. */
export function layOutWeek(
  lessons: readonly Lesson[],
  days: readonly string[],
  clocks: TimetableClock = 'school',
): WeekLayout {
  const standing = lessons.map((lesson) => ({ lesson, place: getLessonPlacement(lesson, clocks) }))
  const laid = days.map((day) => {
    const own = standing.filter(({ place }) => dayOf(place, days) === day)
    const movedAway = standing.filter(({ place }) => place.planned === day && dayOf(place, days) !== day)
    const begun = standing.filter(({ place }) => place.day === addDays(day, -1) && place.to > DAY_MINUTES)
    const pieces = [
      ...own.map(({ lesson, place: { from, to } }) => ({ lesson, from, to: Math.min(to, DAY_MINUTES), isRest: false })),
      ...begun.map(({ lesson, place: { to } }) => ({ lesson, from: 0, to: to - DAY_MINUTES, isRest: true })),
    ]
    const placed = inLanes(pieces)
    return {
      day,
      lessons: own.map(({ lesson }) => lesson),
      movedAway: movedAway.map(({ lesson }) => lesson),
      blocks: placed.filter(({ isRest }) => !isRest),
      rests: placed.filter(({ isRest }) => isRest),
    }
  })
  const all = laid.flatMap(({ blocks, rests }) => [...blocks, ...rests])
  const firstHour = Math.min(...all.map(({ from }) => Math.floor(from / 60)), 20)
  const lastHour = Math.max(...all.map(({ to }) => Math.ceil(to / 60)), firstHour + FEWEST_HOURS)
  const isBusy = (hour: number) =>
    all.some(({ from, to }) => from < hour * 60 + 60 && Math.max(to, from + LEAST_MINUTES) > hour * 60)
  const hours = Array.from({ length: lastHour - firstHour }, (_, at) => {
    const hour = firstHour + at
    // A single quiet hour between others is a pause; more of them are only room.
    const isQuiet = !isBusy(hour) && (!isBusy(hour - 1) || !isBusy(hour + 1))
    return { hour, height: isQuiet && all.length > 1 ? QUIET_HEIGHT : 1 }
  })
  return { days: laid, hours }
}

/** How far below the first hour a minute of the day stands, in hours. */
export function getHourOffset(minute: number, hours: readonly Hour[]): number {
  return hours.reduce((sum, { hour, height }) => sum + height * Math.min(Math.max(minute / 60 - hour, 0), 1), 0)
}

function dayOf({ day, planned }: LessonPlacement, days: readonly string[]): string {
  return days.includes(day) ? day : planned
}

type Piece = { lesson: Lesson; from: number; to: number; isRest: boolean }

const endIn = ({ from, to }: { from: number; to: number }) => Math.max(to, from + LEAST_MINUTES)

/** Pieces that are on at once stand beside each other, as wide as all that touch one another let them. */
function inLanes(pieces: readonly Piece[]): (LessonSegment & { isRest: boolean })[] {
  const placed: (LessonSegment & { isRest: boolean })[] = []
  let touching: (LessonSegment & { isRest: boolean })[] = []
  let end = -1
  for (const piece of pieces.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (piece.from >= end) touching = []
    const taken = new Set(touching.filter((other) => endIn(other) > piece.from).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane++
    const one = { ...piece, lane, lanes: 1 }
    touching.push(one)
    placed.push(one)
    const lanes = Math.max(...touching.map((other) => other.lane)) + 1
    for (const other of touching) other.lanes = lanes
    end = Math.max(touching.length === 1 ? -1 : end, endIn(piece))
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

/** “Monday” and “23 Mar”, for where they stand below each other. */
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
