import type { ZoneTransition } from './listZoneTransitions.ts'
import { formatWallTime } from './wallTime.ts'

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
