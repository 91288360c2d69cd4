import {
  type CalendarDate,
  type ZonedDateTime,
  endOfMonth,
  fromAbsolute,
  getDayOfWeek,
  toCalendarDate,
} from '@internationalized/date'

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const years = 10
const hour = 3_600_000

/** A change of the clock: when, by the clock that ends, and the offsets before and after in milliseconds. */
type Change = { at: ZonedDateTime; day: CalendarDate; from: number; to: number }

/**
 * The VTIMEZONE of a zone from the year before `year` on. A change that comes every year on the same kind of day is
 * told as a rule; where governments decide year by year, each known change stands for itself.
 */
export function calendarFileZone(timeZone: string, year: number): string {
  const start = Date.UTC(year - 1, 0, 1)
  const changes = changesOf(timeZone, start, Date.UTC(year - 1 + years, 0, 1))
  const rules = [rulesOf(changes.filter(isForward)), rulesOf(changes.filter((change) => !isForward(change)))]
  const observances = rules.every((rule) => rule !== undefined)
    ? rules
    : [baseOf(fromAbsolute(start, timeZone).offset), ...changes.map((change) => observance(change))]
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances.flat(), 'END:VTIMEZONE'].join('\r\n')
}

const isForward = ({ from, to }: Change) => to > from

function changesOf(timeZone: string, start: number, end: number): Change[] {
  const offsetAt = (instant: number) => fromAbsolute(instant, timeZone).offset
  const changes: Change[] = []
  for (let day = start; day < end; day += 24 * hour) {
    const from = offsetAt(day)
    if (offsetAt(day + 24 * hour) === from) continue
    let [before, after] = [day, day + 24 * hour]
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000
      if (offsetAt(middle) === from) before = middle
      else after = middle
    }
    const at = fromAbsolute(after + from, 'UTC')
    changes.push({ at, day: toCalendarDate(at), from, to: offsetAt(after) })
  }
  return changes
}

/** One rule for all of these, or undefined when they keep to none. */
function rulesOf(changes: Change[]): string[] | undefined {
  const [first] = changes
  if (!first || changes.length !== years) return undefined
  const same = (read: (change: Change) => number) => changes.every((change) => read(change) === read(first))
  const isRegular =
    same(({ day }) => day.month) &&
    same(({ day }) => getDayOfWeek(day, 'en-US')) &&
    same(({ at }) => at.hour * 60 + at.minute) &&
    same(({ from }) => from) &&
    same(({ to }) => to)
  const isLast = changes.every(({ day }) => day.day + 7 > endOfMonth(day).day)
  const weekOf = ({ day }: Change) => Math.ceil(day.day / 7)
  if (!isRegular || (!isLast && !same(weekOf))) return undefined
  const week = isLast ? -1 : weekOf(first)
  return observance(first, `${week}${dayNames[getDayOfWeek(first.day, 'en-US')]}`)
}

function observance(change: Change, byDay?: string): string[] {
  const kind = isForward(change) ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${change.at.toString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
    ...(byDay ? [`RRULE:FREQ=YEARLY;BYMONTH=${change.day.month};BYDAY=${byDay}`] : []),
    `TZOFFSETFROM:${offsetText(change.from)}`,
    `TZOFFSETTO:${offsetText(change.to)}`,
    `END:${kind}`,
  ]
}

function baseOf(offset: number): string[] {
  const text = offsetText(offset)
  return ['BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${text}`, `TZOFFSETTO:${text}`, 'END:STANDARD']
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)]
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}
