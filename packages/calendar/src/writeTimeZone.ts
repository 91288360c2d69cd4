import { writeObservance, listZoneTransitions } from './zoneTransitions.ts'
import { RULE_YEARS, writeTimeZoneByRules } from './writeTimeZoneByRules.ts'
import { getOffsetMinutes } from './zones.ts'

/**
 * Writes the VTIMEZONE of a zone from the year before `fromYear` on: with its rules, or with each known transition if
 * these are decided year by year, for a file that is downloaded once.
 */
export function writeTimeZone(zone: string, fromYear: number): string {
  const rules = writeTimeZoneByRules(zone, fromYear)
  if (rules !== undefined) return rules
  const base = getOffsetMinutes(zone, Date.UTC(fromYear - 1, 0, 1))
  const start = { at: 0, before: base, after: base }
  const changes = listZoneTransitions(zone, fromYear - 1, RULE_YEARS).flatMap((change) => writeObservance(change))
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...writeObservance(start), ...changes, 'END:VTIMEZONE'].join('\r\n')
}
