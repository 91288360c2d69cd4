import { type WallDay, addDays, dayNumberOf, readWallDay } from '@maktab/calendar/WallDay'
import { dayIn, instantIn } from '@maktab/calendar/zones'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { listMonthsUntil } from './periods.ts'

/** A period that is longer is none that anybody reads at once. */
const MAX_DAYS = 3660
/** After it there is one more that is written with four digits of a year. */
const LAST_DAY = '9999-12-30'

/** Days of the school’s calendar, and the moments between which they are; the last is the first one after them. */
export type Period = { from: WallDay; until: WallDay; since: number; before: number }

type PeriodQuery = { from?: string | undefined; until?: string | undefined }

/** The period between two days, both of which belong to it; the month until today where none is asked for. */
export function readPeriod(asked: PeriodQuery, { timeZone, now }: { timeZone: string; now: number }): Period {
  const until = asked.until === undefined ? dayIn(timeZone, now) : dayOf('until', asked.until)
  const [first = until] = listMonthsUntil(until, 1)
  const from = asked.from === undefined ? first : dayOf('from', asked.from)
  if (until < from) throw invalidField('until', message('The period ends before it begins.'))
  if (dayNumberOf(until) - dayNumberOf(from) > MAX_DAYS)
    throw invalidField('until', message('A period has ten years at most.'))
  return {
    from,
    until,
    since: instantIn(timeZone, from, '00:00'),
    before: instantIn(timeZone, addDays(until, 1), '00:00'),
  }
}

function dayOf(field: 'from' | 'until', text: string): WallDay {
  const day = readWallDay(text)
  if (day === undefined || day > LAST_DAY) throw invalidField(field, message('There is no such day.'))
  return day
}
