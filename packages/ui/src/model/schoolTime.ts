import { oncePer } from './oncePer.ts'

const DAY_MILLISECONDS = 86_400_000
const MINUTE_MILLISECONDS = 60_000

const clockOf = oncePer(
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
)

/** The school's date at an instant, as it travels: `yyyy-MM-dd`. */
export function schoolToday(now: Date, timeZone: string): string {
  return dayIn(timeZone, now)
}

/** The date that a zone's calendars show at an instant: `yyyy-MM-dd`. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Date(shownIn(timeZone, instant)).toISOString().slice(0, 10)
}

/** How many minutes of its day a zone's clocks have counted at an instant. */
export function minutesIn(timeZone: string, instant: Date): number {
  const shown = new Date(shownIn(timeZone, instant))
  return shown.getUTCHours() * 60 + shown.getUTCMinutes()
}

/**
 * The instant at which a zone's clocks show so many minutes of a day. A time that the change to summer time leaves out
 * is as much later; of one that comes twice it is the first.
 */
export function instantIn(timeZone: string, day: string, minutes: number): Date {
  const wanted = Date.parse(day) + minutes * MINUTE_MILLISECONDS
  const under = (near: number) => new Date(wanted - (shownIn(timeZone, new Date(near)) - near))
  // The clocks change once within two days at most: it is under what they were before, or under what they are then.
  const [before, then] = [under(wanted - DAY_MILLISECONDS), under(wanted + DAY_MILLISECONDS)]
  return [before, then].find((instant) => shownIn(timeZone, instant) === wanted) ?? before
}

/** What a zone's clocks and calendars show at an instant, to the minute: as milliseconds, as if they were UTC's. */
function shownIn(timeZone: string, instant: Date): number {
  const shown = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}
