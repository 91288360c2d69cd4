import { normalizeForSearch } from './normalizeForSearch.ts'

/** Weekdays are ISO numbers: 1 is Monday. */
type ParsedTime = { from: string; to: string; days: number[] }

const LOCALES = ['en', 'ur', 'ar']
const WEEK = [1, 2, 3, 4, 5, 6, 7]
const MORE_NAMES: Readonly<Record<string, readonly number[]>> = {
  tues: [2],
  thur: [4],
  thurs: [4],
  'every day': WEEK,
  everyday: WEEK,
  daily: WEEK,
  weekdays: [1, 2, 3, 4, 5],
  weekend: [6, 7],
  'ہر روز': WEEK,
  روزانہ: WEEK,
  'كل يوم': WEEK,
  يوميا: WEEK,
  سوموار: [1],
  'اتوار کو': [7],
}

let names: (readonly [name: string, days: readonly number[]])[] | undefined

/** Names of weekdays in English, Urdu and Arabic, normalized, longest first. */
function weekdayNames() {
  if (names) return names
  const found = new Map(Object.entries(MORE_NAMES).map(([name, days]) => [normalizeForSearch(name), days]))
  for (const locale of LOCALES) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
      // The first of January 2024 was a Monday.
      for (const day of WEEK) found.set(normalizeForSearch(format.format(Date.UTC(2024, 0, day))), [day])
    }
  }
  names = [...found].toSorted(([one], [other]) => other.length - one.length)
  return names
}

const MERIDIEM = String.raw`(?:\s*(am|pm|a\.m\.|p\.m\.|صباحا|مسا|ص|م)(?!\p{L}))?`
const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?${MERIDIEM}`
const RANGE = new RegExp(String.raw`${CLOCK}\s*(?:-|–|—|\bto\b|تا|الی|until)\s*${CLOCK}`, 'gu')
/** What may stand between days and times. */
const FILLER = /\b(?:and|on|from|at|to)\b|(?<!\p{L})(?:اور|تا|من|الی|و|کو|سے)(?!\p{L})|[\s,،;؛.:|/&+–—-]+/gu

/**
 * Parses class times such as `Mon, Wed 16:00-17:00; Fri 4:00 PM – 5:00 PM`, with days in English, Urdu or Arabic, as the
 * app exports them. Undefined if any part isn’t understood.
 */
export function parseClassTimes(text: string): ParsedTime[] | undefined {
  const plain = normalizeForSearch(text)
  const times: ParsedTime[] = []
  let end = 0
  for (const match of plain.matchAll(RANGE)) {
    const days = parseDays(plain.slice(end, match.index))
    const hours = parseHours(match)
    if (!days || !hours) return undefined
    times.push({ ...hours, days })
    end = match.index + match[0].length
  }
  const rest = parseDays(plain.slice(end))
  const [only] = times
  if (!rest || !only) return undefined
  if (rest.length === 0) return times
  // The days may also follow a single time.
  return times.length === 1 && only.days.length === 0 ? [{ ...only, days: rest }] : undefined
}

/** The days of a text in order, also of a range such as `Mon–Fri`; undefined if it contains anything else. */
function parseDays(text: string): number[] | undefined {
  const found: { at: number; end: number; days: readonly number[] }[] = []
  let rest = text
  for (const [name, days] of weekdayNames()) {
    for (let at = rest.indexOf(name); at !== -1; at = rest.indexOf(name)) {
      found.push({ at, end: at + name.length, days })
      rest = rest.slice(0, at) + ' '.repeat(name.length) + rest.slice(at + name.length)
    }
  }
  // A conjunction may be joined to the day: والأربعاء.
  if (rest.replaceAll(FILLER, '').replaceAll('و', '') !== '') return undefined
  const [first, last] = found.toSorted((one, other) => one.at - other.at)
  const isRange =
    first && last && found.length === 2 && /^\s*(?:-|–|—|to|تا|الی)\s*$/u.test(text.slice(first.end, last.at))
  if (isRange) return rangeOf(first.days[0] ?? 1, last.days[0] ?? 1)
  return [...new Set(found.flatMap(({ days }) => days))].toSorted((one, other) => one - other)
}

function rangeOf(first: number, last: number): number[] {
  const count = ((last - first + WEEK.length) % WEEK.length) + 1
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % WEEK.length) + 1).toSorted((a, b) => a - b)
}

function parseHours([, fromHour = '', fromMinute, fromHalf, toHour = '', toMinute, toHalf]: RegExpMatchArray) {
  const to = toClock(toHour, toMinute, toHalf)
  const from = toClock(fromHour, fromMinute, fromHalf ?? toHalf)
  if (from === undefined || to === undefined) return undefined
  // In “11–12 PM” only the end is in the afternoon.
  const isMorning = fromHalf === undefined && toHalf !== undefined && from > to
  const morning = isMorning ? toClock(fromHour, fromMinute, 'am') : undefined
  return { from: morning ?? from, to }
}

function toClock(hour: string, minute = '00', half?: string): string | undefined {
  const isAfternoon = half !== undefined && /^(?:p|م)/u.test(half)
  let hours = Number(hour)
  if (half !== undefined) {
    if (hours < 1 || hours > 12) return undefined
    hours = (hours % 12) + (isAfternoon ? 12 : 0)
  }
  if (hours > 23 || Number(minute) > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${minute}`
}

const SHORT_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Formats class times so that `parseClassTimes` reads them again. */
export function formatClassTimes(times: readonly ParsedTime[]): string {
  return times
    .map(({ from, to, days }) => [days.map((day) => SHORT_NAMES[day - 1]).join(', '), `${from}-${to}`].join(' ').trim())
    .join('; ')
}
