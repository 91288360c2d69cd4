import { observance } from './observance.ts'
import { zoneChanges } from './zoneChanges.ts'
import { YEARS, zoneRules } from './zoneRules.ts'
import { offsetIn } from './zones.ts'

/**
 * The VTIMEZONE of a zone from the year before `fromYear` on: by its rules, or where governments decide year by year,
 * each known change by itself, for a file that is fetched once.
 */
export function calendarFileZone(zone: string, fromYear: number): string {
  const rules = zoneRules(zone, fromYear)
  if (rules !== undefined) return rules
  const base = offsetIn(zone, Date.UTC(fromYear - 1, 0, 1))
  const start = { at: 0, before: base, after: base }
  const changes = zoneChanges(zone, fromYear - 1, YEARS).flatMap((change) => observance(change))
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(start), ...changes, 'END:VTIMEZONE'].join('\r\n')
}
