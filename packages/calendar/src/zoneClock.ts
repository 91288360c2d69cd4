const DAY = 86_400_000
const MINUTE = 60_000
/** Limits the cache of each zone to about twenty years of days, to bound memory. */
const MAX_CACHED_DAYS = 8000
/** Bounds memory, because requests may contain zone names in any combination of upper and lower case. */
const MAX_CACHED_ZONES = 100

/** A transition of a zone: its instant and the offsets before and after, in milliseconds. */
type ZoneChange = { at: number; before: number; after: number }

const zones = new Map<string, ReturnType<typeof createClock>>()

/** The cached clock of a zone. Throws a RangeError for an unknown zone. */
export function zoneClock(zone: string) {
  const cached = zones.get(zone)
  if (cached) return cached
  const clock = createClock(zone)
  if (zones.size >= MAX_CACHED_ZONES) zones.clear()
  zones.set(zone, clock)
  return clock
}

/**
 * `Intl` takes microseconds per call, and a school's week needs tens of thousands of conversions, so each UTC day's
 * offset or transition is cached. No zone has two transitions in a day. `Date`'s local fields aren't used, because they
 * depend on the machine's zone.
 */
function createClock(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const days = new Map<number, number | ZoneChange>()
  /** The offset at the last computed midnight, which is the start of the next day. */
  let midnight = { at: Number.NaN, offset: 0 }

  const computeOffset = (instant: number) => {
    const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(instant)) fields[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = fields
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE) * MINUTE
  }

  const findTransition = (day: number): number | ZoneChange => {
    let [from, until] = [day * DAY, (day + 1) * DAY]
    const before = midnight.at === from ? midnight.offset : computeOffset(from)
    const after = computeOffset(until)
    midnight = { at: until, offset: after }
    if (before === after) return before
    while (until - from > MINUTE) {
      const middle = Math.floor((from + until) / 2 / MINUTE) * MINUTE
      if (computeOffset(middle) === before) from = middle
      else until = middle
    }
    return { at: until, before, after }
  }

  const getDay = (day: number) => {
    const cached = days.get(day)
    if (cached !== undefined) return cached
    if (days.size >= MAX_CACHED_DAYS) days.clear()
    const found = findTransition(day)
    days.set(day, found)
    return found
  }

  const offsetAt = (instant: number) => {
    const found = getDay(Math.floor(instant / DAY))
    if (typeof found === 'number') return found
    return instant < found.at ? found.before : found.after
  }

  return {
    /** Offset from UTC at an instant, in milliseconds. */
    offsetAt,
    /** The transition in a UTC day, counted from 1 January 1970, if there is one. */
    changeIn(day: number): ZoneChange | undefined {
      const found = getDay(day)
      return typeof found === 'number' ? undefined : found
    },
    /**
     * The instant of a wall time, which is given in milliseconds as if it were UTC. A skipped time is moved later by
     * the gap; of a repeated time it is the first.
     */
    instantOf(wall: number): number {
      // Offsets are less than a day, so these are the offsets before and after any relevant transition.
      const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)]
      const first = wall - before
      if (before === after || offsetAt(first) === before) return first
      return offsetAt(wall - after) === after ? wall - after : first
    },
  }
}
