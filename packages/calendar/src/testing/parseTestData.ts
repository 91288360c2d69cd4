import { type WallDay, readWallDay } from '../WallDay.ts'
import ICAL from 'ical.js'

/** A day of a test, which the calendar has to have. */
export function parseTestDay(text: string): WallDay {
  const day = readWallDay(text)
  if (!day) throw new Error(`${text} is no day.`)
  return day
}

/** What a calendar shows of a file, read by a parser that isn't its writer: spans in milliseconds, in their order. */
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
      // What is moved may come from weeks after the range: a little more is read, and cut off.
      for (let next = occurrences.next(); next && instant(next) < until + 60 * 86_400_000; next = occurrences.next()) {
        const { startDate, endDate } = event.getOccurrenceDetails(next)
        spans.push({ starts: instant(startDate), ends: instant(endDate), uid })
      }
      return spans
    })
    .filter(({ starts, ends }) => starts < until && ends > from)
    .toSorted((a, b) => a.starts - b.starts)
}
