import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ICalDayJsStub, ICalEventData } from 'ical-generator'
import { offerRandomNames } from './offerRandomNames.ts'
import { safeLink } from './safeLink.ts'
import { addDays } from './wireDay.ts'

type CalendarEntry = {
  id: number
  title: string
  link: string | null | undefined
  /** The host of the school, which makes the entry’s name unique in the world. */
  host: string
  now: Date
}

type CalendarEvent = CalendarEntry & { description: string; startsAt: Date }

type CalendarClass = CalendarEntry & {
  /** Wall times of the school, HH:mm; an end that isn’t after the start is on the next day. */
  from: string
  to: string
  /** The school’s zone. */
  timeZone: string
  /** The first day, yyyy-MM-dd. */
  firstDay: string
}

/** An event as a calendar file (iCalendar): one moment, the same all over the world. */
export async function eventCalendar({ startsAt, description, ...entry }: CalendarEvent): Promise<string> {
  return write({ ...common(entry, 'event'), start: startsAt, description }, entry.now)
}

/** A class as a calendar file: every day at the school’s wall time, wherever the viewer is and in summer too. */
export async function classCalendar(entry: CalendarClass, i18n: I18n): Promise<string> {
  const { from, to, timeZone, firstDay } = entry
  const last = to > from ? firstDay : addDays(firstDay, 1)
  const data: ICalEventData = {
    ...common(entry, 'class'),
    start: wallTime(firstDay, from),
    end: wallTime(last, to),
    description: i18n._(msg`Every day from ${from} to ${to}, by the clock of ${timeZone}.`),
  }
  return write(data, entry.now, timeZone, Number(firstDay.slice(0, 4)))
}

function common({ id, title, link, host, now }: CalendarEntry, kind: string) {
  const address = safeLink(link)
  return {
    id: `${kind}-${id}@${host}`,
    summary: title,
    stamp: now,
    ...(address !== null && { url: address, location: address }),
  }
}

async function write(event: ICalEventData, now: Date, timeZone = 'UTC', year = now.getUTCFullYear()): Promise<string> {
  offerRandomNames(crypto)
  const [{ default: ical, ICalCalendarMethod, ICalEventRepeatingFreq }, { calendarFileZone }] = await Promise.all([
    import('ical-generator'),
    import('@maktab/calendar/calendarFileZone'),
  ])
  const calendar = ical({ prodId: { company: 'Maktab', product: 'Maktab' }, method: ICalCalendarMethod.PUBLISH })
  // The zone belongs to the entry: given to the calendar, it would also strip DTSTAMP of its UTC.
  calendar.timezone({ name: null, generator: (zone) => calendarFileZone(zone, year) })
  calendar.createEvent({
    ...event,
    timezone: timeZone,
    ...(event.end && { repeating: { freq: ICalEventRepeatingFreq.DAILY } }),
  })
  return calendar.toString()
}

/** A wall time in a shape the library writes as it is: it would convert a `Date` by the viewer’s clock. */
function wallTime(day: string, time: string): ICalDayJsStub {
  const digits = { YYYYMMDD: day.replaceAll('-', ''), HHmmss: `${time.replace(':', '')}00` }
  const stub: ICalDayJsStub = {
    isValid: () => true,
    format: (pattern) => (pattern === 'YYYYMMDD' ? digits.YYYYMMDD : digits.HHmmss),
    toDate: () => new Date(`${day}T${time}Z`),
    toJSON: () => `${day}T${time}`,
    utc: () => stub,
  }
  return stub
}
