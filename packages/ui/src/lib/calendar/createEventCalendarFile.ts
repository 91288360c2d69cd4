import { writeInstantEvent } from '@maktab/calendar/writeCalendar'

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
export function createEventCalendarFile({ id, host, description, ...event }: CalendarEvent): string {
  return writeInstantEvent({ ...event, uid: `event-${id}@${host}`, ...(description && { description }) })
}
