import { writeObservance, type ZoneTransition, listZoneTransitions } from './zoneTransitions.ts'
import { offsetIn } from './zones.ts'

const DAY_NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const DAY_MINUTES = 1440
const MINUTE = 60_000
/** So many years in a row, from the one before, tell whether a zone has rules. */
export const RULE_YEARS = 10

/**
 * The VTIMEZONE of a zone that keeps to one rule for each change, or to no change, from the year before `fromYear` until
 * eight years after `nowYear`. Undefined where it doesn't: where a change follows the moon, is decided each year, or was
 * given up meanwhile. Calendars disagree about zones of many single changes, so what happens there is better written by
 * instants.
 */
export function writeTimeZoneByRules(zone: string, fromYear: number, nowYear: number = fromYear): string | undefined {
  const years = Math.max(0, nowYear - fromYear) + RULE_YEARS
  const key = `${zone} ${fromYear} ${years}`
  if (!known.has(key)) known.set(key, findRules(zone, fromYear - 1, years))
  return known.get(key)
}

/** To look at each day of ten years takes milliseconds, and every feed of a school asks for the same. */
const known = new Map<string, string | undefined>()

function findRules(zone: string, firstYear: number, years: number): string | undefined {
  const changes = listZoneTransitions(zone, firstYear, years)
  const observances = changes.length === 0 ? [unchanged(zone, firstYear)] : byRule(changes, years)
  if (observances.some((lines) => lines === undefined)) return undefined
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n')
}

function unchanged(zone: string, year: number): string[] {
  const offset = offsetIn(zone, Date.UTC(year, 0, 1))
  return writeObservance({ at: 0, before: offset, after: offset })
}

function byRule(changes: ZoneTransition[], years: number) {
  const isForward = ({ before, after }: ZoneTransition) => after > before
  return [changes.filter(isForward), changes.filter((change) => !isForward(change))].map((kind) => ruleOf(kind, years))
}

/** One rule for all of these, or undefined when they keep to none. */
function ruleOf(changes: ZoneTransition[], years: number): string[] | undefined {
  const [first] = changes
  if (!first || changes.length !== years) return undefined
  const read = changes.map((change) => ({ ...change, ...dayOf(change) }))
  const same = (of: (change: (typeof read)[number]) => unknown) => new Set(read.map(of)).size === 1
  const isRegular =
    same(({ month }) => month) &&
    same(({ name }) => name) &&
    same(({ at }) => (at / MINUTE) % DAY_MINUTES) &&
    same(({ before }) => before) &&
    same(({ after }) => after)
  const isLast = read.every(({ isLast }) => isLast)
  if (!isRegular || (!isLast && !same(({ week }) => week))) return undefined
  const { month, name, week } = dayOf(first)
  return writeObservance(first, `BYMONTH=${month};BYDAY=${isLast ? -1 : week}${name}`)
}

/** Which day of which month, and the how manieth of its name there. */
function dayOf({ at }: ZoneTransition) {
  const date = new Date(at)
  const day = date.getUTCDate()
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return {
    month: date.getUTCMonth() + 1,
    name: DAY_NAMES[date.getUTCDay()] ?? '',
    week: Math.ceil(day / DAY_NAMES.length),
    isLast: day + DAY_NAMES.length > days,
  }
}
