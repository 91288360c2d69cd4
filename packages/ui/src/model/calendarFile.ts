import { offerRandomNames } from './offerRandomNames.ts'
import { safeLink } from '@maktab/calendar/safeLink'

type CalendarEvent = {
  id: number
  title: string
  description: string
  link: string | null | undefined
  /** The host of the school, which makes the entry’s name unique in the world. */
  host: string
  startsAt: Date
  now: Date
}

/** An event as a calendar file (iCalendar): one moment, the same all over the world. */
export async function eventCalendar(event: CalendarEvent): Promise<string> {
  const { id, title, description, link, host, startsAt, now } = event
  offerRandomNames(crypto)
  const { default: ical, ICalCalendarMethod } = await import('ical-generator')
  const address = safeLink(link)
  const calendar = ical({ prodId: { company: 'Maktab', product: 'Maktab' }, method: ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: `event-${id}@${host}`,
    summary: title,
    description,
    start: startsAt,
    stamp: now,
    timezone: 'UTC',
    ...(address !== null && { url: address }),
    location: address ?? link?.trim() ?? null,
  })
  return calendar.toString()
}
