import { type WallDay, parseWallDay } from '../WallDay.ts'
import ICAL from 'ical.js'

/** Parses a day in a test; throws if it is invalid. */
export function parseTestDay(text: string): WallDay {
  const day = parseWallDay(text)
  if (!day) throw new Error(`${text} is not a valid day.`)
  return day
}

/** Parses a calendar file with ical.js, independently of `writeICalendar`; returns sorted events in milliseconds. */
export function parseCalendar(
  text: string,
  from: number,
  until: number,
): { starts: number; ends: number; uid: string }[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id')
  const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid'))
  const instant = (time: ICAL.Time) => time.toJSDate().getTime()
  return events
    .filter((event) => !isException(event))
    .flatMap((component) => {
      const uid = uidOf(component)
      const exceptions = events.filter((event) => isException(event) && uidOf(event) === uid)
      const event = new ICAL.Event(component, { exceptions, strictExceptions: true })
      if (!event.isRecurring()) return [{ starts: instant(event.startDate), ends: instant(event.endDate), uid }]
      const spans = []
      const occurrences = event.iterator()
      // Lessons may have been moved into the range from later weeks, so 60 more days are read and filtered below.
      for (let next = occurrences.next(); next && instant(next) < until + 60 * 86_400_000; next = occurrences.next()) {
        const { startDate, endDate } = event.getOccurrenceDetails(next)
        spans.push({ starts: instant(startDate), ends: instant(endDate), uid })
      }
      return spans
    })
    .filter(({ starts, ends }) => starts < until && ends > from)
    .toSorted((a, b) => a.starts - b.starts)
}
