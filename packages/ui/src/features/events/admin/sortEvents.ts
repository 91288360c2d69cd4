import type { Event } from '@maktab/contract/schema'
import { parseEventTime, hasEventStarted } from '#lib/time/eventTime.ts'

/** What comes first, first; then what nobody knows the time of, then what is over, the latest first. */
export function sortEvents(events: readonly Event[], timeZone: string, now: Date): Event[] {
  const place = ({ time }: Event) => {
    const instant = parseEventTime(time, timeZone)?.getTime()
    if (instant === undefined) return { group: 1, at: 0 }
    return hasEventStarted(time, timeZone, now) ? { group: 2, at: -instant } : { group: 0, at: instant }
  }
  return events.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)]
    return a.group - b.group || a.at - b.at
  })
}
