/** A day of the week as ISO 8601 counts it: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** All days of the week, from Monday on. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

const DAY_MILLISECONDS = 86_400_000
const DAYS_OF_WEEK = 7
/** The days since 1 January 1970 begin on a Thursday. */
const THURSDAY = 3
const MAX_CACHED_DAYS = 8000

declare const isWallDay: unique symbol

/**
 * A day as the calendar on the school's wall shows it, `yyyy-MM-dd`. It is no moment: nobody can give it a `Date`, and
 * a text becomes one by `readWallDay` alone.
 */
export type WallDay = string & { readonly [isWallDay]: true }

/** The day that a text names, or undefined where the calendar has no such day. */
export function readWallDay(text: string): WallDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const midnight = Date.parse(`${text}T00:00:00Z`)
  // Some engines roll 30 February over instead of refusing it.
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
  return exists ? (text as WallDay) : undefined
}

/** The day so many days later, or earlier. */
export function addDays(day: WallDay, days: number): WallDay {
  return wallDayOf(dayNumberOf(day) + days)
}

/** Which day of the week a day is. */
export function weekdayOf(day: WallDay): Weekday {
  return weekdayOfNumber(dayNumberOf(day))
}

/** How many days a day is after 1 January 1970: what days are counted by. */
export function dayNumberOf(day: WallDay): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS
}

/** A school’s week names a few days thousands of times; of all that somebody may ask for twenty years are kept. */
const names = new Map<number, WallDay>()

/** The day that is so many days after 1 January 1970. */
export function wallDayOf(dayNumber: number): WallDay {
  const known = names.get(dayNumber)
  if (known !== undefined) return known
  const name = new Date(dayNumber * DAY_MILLISECONDS).toISOString().slice(0, 10) as WallDay
  if (names.size >= MAX_CACHED_DAYS) names.clear()
  names.set(dayNumber, name)
  return name
}

/** Which day of the week the day is that is so many days after 1 January 1970. */
export function weekdayOfNumber(dayNumber: number): Weekday {
  const afterMonday = (dayNumber + THURSDAY) % DAYS_OF_WEEK
  return (((afterMonday + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1) as Weekday
}
