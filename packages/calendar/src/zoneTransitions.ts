import { zoneClock } from './zoneClock.ts'
import { formatWallTime } from './wallTime.ts'

const DAY = 86_400_000
const MINUTE = 60_000
/** A transition of a zone: its wall time in the old offset, as if it were UTC, and the offsets in minutes. */
export type ZoneTransition = { at: number; before: number; after: number }

/** The transitions of a zone in a number of years. */
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

/** Writes one transition, or all that follow it by a rule. */
export function writeObservance({ at, before, after }: ZoneTransition, rule?: string): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
    ...(rule === undefined ? [] : [`RRULE:FREQ=YEARLY;${rule}`]),
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(after)}`,
    `END:${kind}`,
  ]
}

function formatOffset(minutes: number): string {
  return `${minutes < 0 ? '-' : '+'}${formatWallTime(Math.abs(minutes)).replace(':', '')}`
}
