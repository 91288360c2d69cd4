import { type WallDay, addDays, readWallDay } from '@maktab/calendar/WallDay'
import { toMonthNumber, formatMonthNumber } from '../timetable/feed/months.ts'

type FeeDay = { month: string; dueOn: WallDay }

const MAX_DAYS_OF_MONTH = 31

/**
 * The day of the month so many months later, or the month’s last day where it is shorter: always counted from the first
 * day, so that 31 January is followed by 28 February and then by 31 March.
 */
export function addMonths(start: WallDay, months: number): WallDay {
  const month = formatMonthNumber(toMonthNumber(start) + months)
  const day = Number(start.slice(`${month}-`.length))
  for (let last = Math.min(day, MAX_DAYS_OF_MONTH); last > 0; last -= 1) {
    const found = readWallDay(`${month}-${String(last).padStart(2, '0')}`)
    if (found) return found
  }
  throw new RangeError(`“${start}” is no day.`)
}

/** The months after the first one that are due from one day to another, both among them. */
export function listFeeDueDays(start: WallDay, from: WallDay, to: WallDay): FeeDay[] {
  const days: FeeDay[] = []
  const begun = addDays(from, -MAX_DAYS_OF_MONTH)
  const skipped = begun > start ? toMonthNumber(begun) - toMonthNumber(start) : 0
  for (let count = Math.max(1, skipped); ; count += 1) {
    const dueOn = addMonths(start, count)
    if (dueOn > to) return days
    if (dueOn >= from) days.push({ month: dueOn.slice(0, 'yyyy-MM'.length), dueOn })
  }
}
