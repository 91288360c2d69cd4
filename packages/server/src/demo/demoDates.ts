import { type WallDay, addDays, dayNumberOf, parseWallDay } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import { addMonths } from '../features/payments/createDueFees.ts'

/** The day on which the examples are set. */
const EXAMPLE_DAY = '2026-11-21' as WallDay
const WEEK_DAYS = 7
const DAY_MILLISECONDS = 86_400_000
/** The next monthly fee is due in this many days. */
const FEE_DUE_DAYS = 3
/** Students register this many days before their first payment. */
const PURCHASE_DAYS = 2

export type DemoDates = ReturnType<typeof createDemoDates>

/** How long ago each student registered, in days. Two registered this week and have no ID yet. */
const studentDays = new Map([
  [2, 330],
  [3, 301],
  [5, 236],
  [7, 170],
  [8, 158],
  [9, 139],
  [10, 121],
  [11, 112],
  [12, 104],
  [13, 97],
  [14, 5],
  [15, 93],
  [16, 90],
  [17, 87],
  [18, 33],
  [19, 3],
  [20, 20],
])
/** How many months ago the students with a monthly course paid for the first month. */
const monthlyStudents = new Map([
  [1, 11],
  [4, 8],
  [6, 6],
])
/** How long ago each teacher applied, in days. Two applied this week and are pending. */
const teacherDays = new Map([
  [1, 362],
  [2, 358],
  [3, 351],
  [4, 310],
  [5, 6],
  [6, 200],
  [7, 150],
  [8, 2],
])

/** Dates of a school that has existed for a year. The dates of the examples are moved by whole weeks to keep weekdays. */
export function createDemoDates(timeZone: string, now: number) {
  const today = getDayInZone(timeZone, now)
  const weeks = Math.floor((dayNumberOf(today) - dayNumberOf(EXAMPLE_DAY)) / WEEK_DAYS)
  const moveDay = (day: string) => addDays(parseWallDay(day) ?? today, weeks * WEEK_DAYS)
  const feeDueOn = addDays(today, FEE_DUE_DAYS)
  const feeDueMonthsAgo = (months: number) => addMonths(feeDueOn, -months)
  const registeredOn = (studentId: number) => {
    const months = monthlyStudents.get(studentId)
    if (months !== undefined) return addDays(feeDueMonthsAgo(months), -PURCHASE_DAYS)
    return addDays(today, -(studentDays.get(studentId) ?? 0))
  }
  /** A moment on a day between 9 in the morning and 9 in the evening; the seed varies the time. */
  const momentOn = (day: WallDay, seed: number) => {
    const minutes = (seed * 97) % 720
    const time = `${String(9 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    return Math.min(now, toInstant(timeZone, day, time))
  }
  return {
    now,
    today,
    registeredOn,
    appliedOn: (teacherId: number) => addDays(today, -(teacherDays.get(teacherId) ?? 0)),
    feeDueMonthsAgo,
    /** How many months a student has paid for, if their course is monthly. */
    monthsOf: (studentId: number) => monthlyStudents.get(studentId) ?? 0,
    momentOn,
    /** When a student who registered a few days before bought a course. */
    boughtAt: (studentId: number) => momentOn(addDays(registeredOn(studentId), PURCHASE_DAYS), studentId),
    daysAgo: (days: number, seed: number) => momentOn(addDays(today, -days), seed),
    /** When the office decided a payment: the next day. */
    decidedAfter: (sentAt: number, seed: number) => momentOn(addDays(getDayInZone(timeZone, sentAt), 1), seed),
    moveDay,
    moveMoment: (moment: string) => Math.min(now, Date.parse(moment) + weeks * WEEK_DAYS * DAY_MILLISECONDS),
    /** Moves a wall time such as `2026-12-05T18:30`. */
    moveTime: (time: string) => `${moveDay(time.slice(0, 'yyyy-MM-dd'.length))}${time.slice('yyyy-MM-dd'.length)}`,
  }
}
