import { formatWallTime } from './wallTime.ts'
import { zoneClock } from './zoneClock.ts'
import { getOffsetMinutes } from './zonedTime.ts'

const DAY_NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const DAY_MINUTES = 1440
const DAY = 86_400_000
const MINUTE = 60_000
/** Number of consecutive years, starting with the previous one, that are checked for regular transitions. */
const RULE_YEARS = 10

/** A transition of a zone: its wall time in the old offset, as if it were UTC, and the offsets in minutes. */
type ZoneTransition = { at: number; before: number; after: number }

/**
 * Writes the VTIMEZONE of a zone with regular transitions, or none, from the year before `fromYear` to eight years
 * after `nowYear`. Undefined for irregular zones, whose transitions follow the lunar calendar, are decided each year or
 * were abolished. Calendar apps handle those inconsistently, so their events are better written in UTC.
 */
export function writeVtimezone(zone: string, fromYear: number, nowYear: number = fromYear): string | undefined {
  const years = Math.max(0, nowYear - fromYear) + RULE_YEARS
  const key = `${zone} ${fromYear} ${years}`
  if (!cache.has(key)) cache.set(key, findRules(zone, fromYear - 1, years))
  return cache.get(key)
}

/** Checking each day of ten years takes milliseconds, and all feeds of a school need the same result. */
const cache = new Map<string, string | undefined>()

function findRules(zone: string, firstYear: number, years: number): string | undefined {
  const changes = listZoneTransitions(zone, firstYear, years)
  const observances = changes.length === 0 ? [writeFixedOffset(zone, firstYear)] : writeRules(changes, years)
  if (observances.some((lines) => lines === undefined)) return undefined
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n')
}

function writeFixedOffset(zone: string, year: number): string[] {
  const offset = getOffsetMinutes(zone, Date.UTC(year, 0, 1))
  return writeObservance({ at: 0, before: offset, after: offset })
}

function writeRules(changes: ZoneTransition[], years: number) {
  const isForward = ({ before, after }: ZoneTransition) => after > before
  return [changes.filter(isForward), changes.filter((change) => !isForward(change))].map((kind) =>
    writeRule(kind, years),
  )
}

/** Writes one rule for all transitions; undefined if they are irregular. */
function writeRule(changes: ZoneTransition[], years: number): string[] | undefined {
  const [first] = changes
  if (!first || changes.length !== years) return undefined
  const dated = changes.map((change) => ({ ...change, ...dayOf(change) }))
  const same = (select: (change: (typeof dated)[number]) => unknown) => new Set(dated.map(select)).size === 1
  const isRegular =
    same(({ month }) => month) &&
    same(({ name }) => name) &&
    same(({ at }) => (at / MINUTE) % DAY_MINUTES) &&
    same(({ before }) => before) &&
    same(({ after }) => after)
  const isLast = dated.every(({ isLast }) => isLast)
  if (!isRegular || (!isLast && !same(({ week }) => week))) return undefined
  const { month, name, week } = dayOf(first)
  return writeObservance(first, `BYMONTH=${month};BYDAY=${isLast ? -1 : week}${name}`)
}

/** Month, weekday, and the number of that weekday in the month. */
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

/** The transitions of a zone in a number of years. */
function listZoneTransitions(zone: string, firstYear: number, years: number): ZoneTransition[] {
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
function writeObservance({ at, before, after }: ZoneTransition, rule?: string): string[] {
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
