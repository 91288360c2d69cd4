import type { Weekday } from '@maktab/calendar/WallDay'
import { type Struct, define, object, refine, string } from 'superstruct'
import { parseWallTime } from '../lib/time/wallTime.ts'
import { readWeekdays } from '../lib/time/weekdays.ts'
import { isWireDay } from '../lib/time/wireDay.ts'
import { encodeRule } from './rules.ts'
import { isDeepEqual } from './formValues.ts'

/** All are days of the wire. After `today` lies the future, which has its own words. */
type DayLimits = { min?: string; max?: string; today?: string }

/** A day as `yyyy-MM-dd`; a field hands over a half-typed one with gaps (`1990-05-`), so that it can be told apart. */
export function requiredDay(limits: DayLimits = {}): Struct<string, null> {
  return refine(string(), 'requiredDay', (text) =>
    text === '' ? encodeRule({ rule: 'required' }) : checkDay(text, limits),
  )
}

/** A day, or '' for none; half a day is neither. */
export function optionalDay(limits: DayLimits = {}): Struct<string, null> {
  return refine(string(), 'optionalDay', (text) => text === '' || checkDay(text, limits))
}

/** A time as `HH:mm`, which must be there. */
export function requiredTime(): Struct<string, null> {
  return refine(string(), 'clockTime', (text) => {
    if (text === '') return encodeRule({ rule: 'required' })
    return checkTime(text)
  })
}

function checkTime(text: string): true | string {
  if (parseWallTime(text) !== undefined) return true
  return encodeRule({ rule: text.startsWith(':') || text.endsWith(':') ? 'incomplete' : 'notTime' })
}

/** Refuses a class that ends when it begins; of whatever else has a beginning and an end, too. */
export function differentTimes<Value extends { from: string; to: string }, Schema>(
  range: Struct<Value, Schema>,
): Struct<Value, Schema> {
  return refine(range, 'differentTimes', ({ from, to }, { path }) => {
    const minutes = parseWallTime(from)
    if (minutes === undefined || minutes !== parseWallTime(to)) return true
    return { path: [...path, 'to'], message: encodeRule({ rule: 'sameTimes' }) }
  })
}

/** From and to of a class, both needed. `to` before `from` is overnight, and fine. */
export function timeRange() {
  return differentTimes(object({ from: requiredTime(), to: requiredTime() }))
}

/** From and to of a class, and its days of the week, if any. */
export function timeRangeWithDays() {
  return differentTimes(object({ from: requiredTime(), to: requiredTime(), days: optionalWeekdays() }))
}

/** Days of the week, or none of them. */
export function optionalWeekdays(): Struct<Weekday[], null> {
  return define<Weekday[]>('days', (days) => Array.isArray(days) && readWeekdays(days).length === days.length)
}

/** A time as `HH:mm`, or '' for none; half a time is neither. */
function optionalTime(): Struct<string, null> {
  return refine(string(), 'optionalTime', (text) => text === '' || checkTime(text))
}

/** From and to, both or neither. `to` before `from` is overnight, and fine. */
export function optionalTimeRange() {
  const range = object({ from: optionalTime(), to: optionalTime() })
  return refine(differentTimes(range), 'bothOrNeither', ({ from, to }, { path }) => {
    if ((from === '') === (to === '')) return true
    return { path: [...path, from === '' ? 'from' : 'to'], message: encodeRule({ rule: 'halfRange' }) }
  })
}

function checkDay(text: string, { min, max, today }: DayLimits): true | string {
  if (!isWireDay(text)) {
    const isHalf = text.split('-').some((part) => part === '')
    return encodeRule({ rule: isHalf ? 'incomplete' : 'notDay' })
  }
  if (text < '1000') return encodeRule({ rule: 'shortYear' })
  if (min !== undefined && text < min) return encodeRule({ rule: 'tooEarly', day: min })
  if (today !== undefined && text > today) return encodeRule({ rule: 'inFuture' })
  return max === undefined || text <= max || encodeRule({ rule: 'tooLate', day: max })
}

type Span = { starts: string; ends: string }
type OpenedSpan = { starts?: string | null; ends?: string | null }

/** The first and the last day of a class, '' where there is none. */
export const classPeriodFields = { starts: optionalDay(), ends: optionalDay() }

/** Refuses a last day before the first, and says so at the last. */
export function endsAfterStart<Value extends Span, Schema>(form: Struct<Value, Schema>): Struct<Value, Schema> {
  return refine(form, 'endsAfterStart', ({ starts, ends }, { path }) => {
    if (!isWireDay(starts) || !isWireDay(ends) || starts <= ends) return true
    return { path: [...path, 'ends'], message: encodeRule({ rule: 'tooEarly', day: starts }) }
  })
}

export function toClassPeriodValues({ starts, ends }: OpenedSpan): Span {
  const read = (day: unknown) => (typeof day === 'string' && isWireDay(day) ? day : '')
  return { starts: read(starts), ends: read(ends) }
}

/** What a body says of the days: only what was changed, since a backend may know none of it. */
export function pickChangedPeriod({ starts, ends }: Span, opened: OpenedSpan): OpenedSpan {
  const before = toClassPeriodValues(opened)
  return {
    ...(starts !== before.starts && { starts: starts || null }),
    ...(ends !== before.ends && { ends: ends || null }),
  }
}

/** The same of the days of the week. */
export function pickChangedDays(days: readonly Weekday[], opened: readonly Weekday[]): { days?: Weekday[] } {
  return isDeepEqual(days, opened) ? {} : { days: [...days] }
}
