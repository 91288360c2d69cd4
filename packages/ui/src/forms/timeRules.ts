import type { Weekday } from '@maktab/calendar/WallDay'
import { type Struct, define, object, refine, string } from 'superstruct'
import { parseWallTime } from '../lib/time/wallTime.ts'
import { readWeekdays } from '../lib/time/weekdays.ts'
import { isIsoDay } from '../lib/time/isoDay.ts'
import { encodeRule } from './rules.ts'
import { isDeepEqual } from './formValues.ts'

/** All are wire days. Days after `today` get their own message. */
type DayLimits = { min?: string; max?: string; today?: string }

/** A day as `yyyy-MM-dd`. Fields pass an incomplete day with gaps (`1990-05-`), which gets its own error. */
export function requiredDay(limits: DayLimits = {}): Struct<string, null> {
  return refine(string(), 'requiredDay', (text) =>
    text === '' ? encodeRule({ rule: 'required' }) : checkDay(text, limits),
  )
}

/** A day, or '' for none; an incomplete day is rejected. */
export function optionalDay(limits: DayLimits = {}): Struct<string, null> {
  return refine(string(), 'optionalDay', (text) => text === '' || checkDay(text, limits))
}

/** A required time as `HH:mm`. */
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

/** Rejects a time range whose start and end are equal. */
export function differentTimes<Value extends { from: string; to: string }, Schema>(
  range: Struct<Value, Schema>,
): Struct<Value, Schema> {
  return refine(range, 'differentTimes', ({ from, to }, { path }) => {
    const minutes = parseWallTime(from)
    if (minutes === undefined || minutes !== parseWallTime(to)) return true
    return { path: [...path, 'to'], message: encodeRule({ rule: 'sameTimes' }) }
  })
}

/** From and to of a class, both required. `to` before `from` means overnight. */
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

/** A time as `HH:mm`, or '' for none; an incomplete time is rejected. */
function optionalTime(): Struct<string, null> {
  return refine(string(), 'optionalTime', (text) => text === '' || checkTime(text))
}

/** From and to, both or neither. `to` before `from` means overnight. */
export function optionalTimeRange() {
  const range = object({ from: optionalTime(), to: optionalTime() })
  return refine(differentTimes(range), 'bothOrNeither', ({ from, to }, { path }) => {
    if ((from === '') === (to === '')) return true
    return { path: [...path, from === '' ? 'from' : 'to'], message: encodeRule({ rule: 'halfRange' }) }
  })
}

function checkDay(text: string, { min, max, today }: DayLimits): true | string {
  if (!isIsoDay(text)) {
    const isIncomplete = text.split('-').some((part) => part === '')
    return encodeRule({ rule: isIncomplete ? 'incomplete' : 'notDay' })
  }
  if (text < '1000') return encodeRule({ rule: 'shortYear' })
  if (min !== undefined && text < min) return encodeRule({ rule: 'tooEarly', day: min })
  if (today !== undefined && text > today) return encodeRule({ rule: 'inFuture' })
  return max === undefined || text <= max || encodeRule({ rule: 'tooLate', day: max })
}

type Span = { starts: string; ends: string }
type OpenedSpan = { starts?: string | null; ends?: string | null }

/** The first and the last day of a class, or ''. */
export const classPeriodFields = { starts: optionalDay(), ends: optionalDay() }

/** Rejects a last day before the first; the error is reported at the last day. */
export function endsAfterStart<Value extends Span, Schema>(form: Struct<Value, Schema>): Struct<Value, Schema> {
  return refine(form, 'endsAfterStart', ({ starts, ends }, { path }) => {
    if (!isIsoDay(starts) || !isIsoDay(ends) || starts <= ends) return true
    return { path: [...path, 'ends'], message: encodeRule({ rule: 'tooEarly', day: starts }) }
  })
}

export function toClassPeriodValues({ starts, ends }: OpenedSpan): Span {
  const read = (day: unknown) => (typeof day === 'string' && isIsoDay(day) ? day : '')
  return { starts: read(starts), ends: read(ends) }
}

/** The changed days for the request body; unchanged ones are omitted, because the backend may not support them. */
export function pickChangedPeriod({ starts, ends }: Span, opened: OpenedSpan): OpenedSpan {
  const before = toClassPeriodValues(opened)
  return {
    ...(starts !== before.starts && { starts: starts || null }),
    ...(ends !== before.ends && { ends: ends || null }),
  }
}

/** Like `pickChangedPeriod`, for the days of the week. */
export function pickChangedDays(days: readonly Weekday[], opened: readonly Weekday[]): { days?: Weekday[] } {
  return isDeepEqual(days, opened) ? {} : { days: [...days] }
}
