import { zoneClock } from './zoneClock.ts'
import { formatWallTime } from './wallTime.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/** A change of a zone's clocks: what the clock that ends showed then, as if it were UTC's, and the offsets in minutes. */
export type ZoneTransition = { at: number; before: number; after: number }

/** The changes of a zone's clocks in so many years from the first on. */
export function listZoneTransitions(zone: string, firstYear: number, years: number): ZoneTransition[] {
  const clock = zoneClock(zone)
  const [first, end] = [Date.UTC(firstYear, 0, 1) / DAY, Date.UTC(firstYear + years, 0, 1) / DAY]
  const changes: ZoneTransition[] = []
  for (let day = first; day < end; day++) {
    const change = clock.changeIn(day)
    if (!change) continue
    const { at, before, after } = change
    changes.push({ at: at + before, before: before / MINUTE, after: after / MINUTE })
  }
  return changes
}

/** The lines for one change of the clocks, or for all that follow it by a rule. */
export function writeObservance({ at, before, after }: ZoneTransition, rule?: string): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
    ...(rule === undefined ? [] : [`RRULE:FREQ=YEARLY;${rule}`]),
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ]
}

function offsetText(minutes: number): string {
  return `${minutes < 0 ? '-' : '+'}${formatWallTime(Math.abs(minutes)).replace(':', '')}`
}
