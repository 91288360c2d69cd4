import ICAL from 'ical.js'

/** Parses a calendar feed with an independent parser; returns events in milliseconds, sorted by start. */
export function parseCalendarFeed(
  text: string,
  from: number,
  until: number,
): { starts: number; ends: number; title: string }[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id')
  const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid'))
  const instant = (time: ICAL.Time) => time.toJSDate().getTime()
  const spans = events
    .filter((event) => !isException(event))
    .flatMap((component) => {
      const exceptions = events.filter((event) => isException(event) && uidOf(event) === uidOf(component))
      const event = new ICAL.Event(component, { exceptions, strictExceptions: true })
      const title = event.summary
      if (!event.isRecurring()) return [{ starts: instant(event.startDate), ends: instant(event.endDate), title }]
      const found = []
      const occurrences = event.iterator()
      for (let next = occurrences.next(); next && instant(next) < until; next = occurrences.next()) {
        const { startDate, endDate } = event.getOccurrenceDetails(next)
        found.push({ starts: instant(startDate), ends: instant(endDate), title })
      }
      return found
    })
  return spans.filter(({ starts, ends }) => starts < until && ends > from).toSorted((a, b) => a.starts - b.starts)
}
