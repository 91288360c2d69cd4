import type { Event } from '@maktab/contract/schema'
import { parseEventTime } from '#lib/time/eventTime.ts'

type StoredTime = { day: string; clock: string }

const noTime: StoredTime = { day: '', clock: '' }

/** Whether what is stored as an event's time is none (decision 30). */
export function hasUnreadableTime(event: Pick<Event, 'time'>): boolean {
  return parseStoredTime(event.time) === noTime
}

/** The day and the clock of a stored time; as if they were UTC's, whose clocks are never put forward. */
export function parseStoredTime(text: string): StoredTime {
  const found = parseEventTime(text, 'UTC')?.toISOString()
  return found === undefined ? noTime : { day: found.slice(0, 10), clock: found.slice(11, 16) }
}
