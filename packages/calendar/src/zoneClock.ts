const DAY = 86_400_000
const MINUTE = 60_000
/** Twenty years of days for each zone; then it begins anew, so that nobody can fill the memory by asking. */
const MAX_CACHED_DAYS = 8000
/** A zone has as many spellings as its letters can be large or small; whoever asks may bring any of them. */
const MAX_CACHED_ZONES = 100

/** A change of a zone's clocks: its instant, and the offsets before and from it on. All in milliseconds. */
type ZoneChange = { at: number; before: number; after: number }

const zones = new Map<string, ReturnType<typeof newClock>>()

/** The clock of a zone, which remembers what it has been asked. Throws a RangeError for a zone that isn't known. */
export function zoneClock(zone: string) {
  const known = zones.get(zone)
  if (known) return known
  const fresh = newClock(zone)
  if (zones.size >= MAX_CACHED_ZONES) zones.clear()
  zones.set(zone, fresh)
  return fresh
}

/**
 * `Intl` takes microseconds for an answer, and a school's week asks tens of thousands of times: what a day of UTC has,
 * one offset or a change, is found once. No zone changes its clocks twice in a day. `Date`'s own fields are those of the
 * process's zone, and are read nowhere.
 */
function newClock(zone: string) {
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
  /** The midnight that was asked for last, which is where the next day begins. */
  let midnight = { at: Number.NaN, offset: 0 }

  const offsetShownAt = (instant: number) => {
    const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE) * MINUTE
  }

  const findChange = (day: number): number | ZoneChange => {
    let [from, until] = [day * DAY, (day + 1) * DAY]
    const before = midnight.at === from ? midnight.offset : offsetShownAt(from)
    const after = offsetShownAt(until)
    midnight = { at: until, offset: after }
    if (before === after) return before
    while (until - from > MINUTE) {
      const middle = Math.floor((from + until) / 2 / MINUTE) * MINUTE
      if (offsetShownAt(middle) === before) from = middle
      else until = middle
    }
    return { at: until, before, after }
  }

  const ofDay = (day: number) => {
    const known = days.get(day)
    if (known !== undefined) return known
    if (days.size >= MAX_CACHED_DAYS) days.clear()
    const found = findChange(day)
    days.set(day, found)
    return found
  }

  const offsetAt = (instant: number) => {
    const found = ofDay(Math.floor(instant / DAY))
    if (typeof found === 'number') return found
    return instant < found.at ? found.before : found.after
  }

  return {
    /** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
    offsetAt,
    /** The change of the clocks in a day of UTC, counted from 1 January 1970, if there is one. */
    changeIn(day: number): ZoneChange | undefined {
      const found = ofDay(day)
      return typeof found === 'number' ? undefined : found
    },
    /**
     * The instant at which the clocks show a wall time, which is given in milliseconds as if it were UTC's. One that is
     * skipped is later by the gap, of one that comes twice it is the first.
     */
    instantOf(wall: number): number {
      // No clock is a day away from UTC: these are the offsets before and after a change that could matter.
      const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)]
      const first = wall - before
      if (before === after || offsetAt(first) === before) return first
      return offsetAt(wall - after) === after ? wall - after : first
    },
  }
}
