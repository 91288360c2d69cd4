import type { Weekday } from '@maktab/calendar/Weekday'
import { type Struct, refine } from 'superstruct'
import { isWireDay } from '../lib/time/wireDay.ts'
import { isDeepEqual } from './isDeepEqual.ts'
import { encodeRule } from './Rule.ts'
import { optionalDay } from './timeRules.ts'

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
