import { type WallDay, addDays, readWallDay } from '@maktab/calendar/WallDay'

type FeeDay = { month: string; dueOn: WallDay }

const LONGEST_MONTH = 31
const MONTHS = 12

/**
 * The day of the month so many months later, or the month’s last day where it is shorter: always counted from the first
 * day, so that 31 January is followed by 28 February and then by 31 March.
 */
export function monthsAfter(start: WallDay, months: number): WallDay {
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  const counted = year * MONTHS + (month - 1) + months
  const first = `${String(Math.floor(counted / MONTHS)).padStart(4, '0')}-${twoDigits((counted % MONTHS) + 1)}`
  for (let last = Math.min(day, LONGEST_MONTH); last > 0; last -= 1) {
    const found = readWallDay(`${first}-${twoDigits(last)}`)
    if (found) return found
  }
  throw new RangeError(`“${start}” is no day.`)
}

/** The months after the first one that are due from one day to another, both among them. */
export function feeDays(start: WallDay, from: WallDay, to: WallDay): FeeDay[] {
  const days: FeeDay[] = []
  const begun = addDays(from, -LONGEST_MONTH)
  const skipped = begun > start ? monthsBetween(start, begun) : 0
  for (let count = Math.max(1, skipped); ; count += 1) {
    const dueOn = monthsAfter(start, count)
    if (dueOn > to) return days
    if (dueOn >= from) days.push({ month: dueOn.slice(0, 'yyyy-MM'.length), dueOn })
  }
}

function monthsBetween(start: WallDay, end: WallDay): number {
  const [monthOfEnd, monthOfStart] = [countMonths(end), countMonths(start)]
  return monthOfEnd - monthOfStart
}

function countMonths(day: WallDay): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * MONTHS + month
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
