/** ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** All weekdays, starting with Monday. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

const DAY_MILLISECONDS = 86_400_000
const DAYS_OF_WEEK = 7
/** 1 January 1970 was a Thursday: three days after Monday. */
const THURSDAY = 3
const MAX_CACHED_DAYS = 8000

declare const isWallDay: unique symbol

/**
 * A calendar day, `yyyy-MM-dd`, without a time zone. A branded type: it isn't assignable from a `Date`, and only
 * `parseWallDay` converts a string.
 */
export type WallDay = string & { readonly [isWallDay]: true }

/** Parses a day; undefined if it doesn't exist. */
export function parseWallDay(text: string): WallDay | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const midnight = Date.parse(`${text}T00:00:00Z`)
  // Some engines roll 30 February over instead of rejecting it.
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
  return exists ? (text as WallDay) : undefined
}

/** Adds days, which may be negative. */
export function addDays(day: WallDay, days: number): WallDay {
  return wallDayOf(dayNumberOf(day) + days)
}

export function weekdayOf(day: WallDay): Weekday {
  return weekdayOfNumber(dayNumberOf(day))
}

/** Number of days since 1 January 1970. */
export function dayNumberOf(day: WallDay): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS
}

/** Cache of formatted days, limited to about twenty years. */
const cache = new Map<number, WallDay>()

/** The day of a day number. */
export function wallDayOf(dayNumber: number): WallDay {
  const cached = cache.get(dayNumber)
  if (cached !== undefined) return cached
  const name = new Date(dayNumber * DAY_MILLISECONDS).toISOString().slice(0, 10) as WallDay
  if (cache.size >= MAX_CACHED_DAYS) cache.clear()
  cache.set(dayNumber, name)
  return name
}

/** The weekday of a day number. */
export function weekdayOfNumber(dayNumber: number): Weekday {
  const afterMonday = (dayNumber + THURSDAY) % DAYS_OF_WEEK
  return (((afterMonday + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1) as Weekday
}
