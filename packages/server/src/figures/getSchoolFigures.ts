import type { WallDay } from '@maktab/calendar/WallDay'
import { dayIn, instantIn } from '@maktab/calendar/zones'
import { sql } from 'kysely'
import type { Handler } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { monthsUntil, weeksUntil } from './periods.ts'
import { readThisMonth } from './readThisMonth.ts'
import { sumsBetween, sumsOf } from './sumsBetween.ts'

const MONTHS = 12
const WEEKS = 12
/** Prices have two digits after the point, even of a currency whose own coins are whole. */
const LEAST_DIGITS = 2

/** What came to the school by its own calendar: a fixed number of queries, and nothing about anybody. */
export const getSchoolFigures: Handler<'getSchoolFigures'> = async ({ database, services, now }) => {
  const { timeZone, currency } = await readSettings(database, services)
  const today = dayIn(timeZone, now)
  const months = monthsUntil(today, MONTHS)
  const weeks = weeksUntil(today, WEEKS)
  const borders = months.map((day) => instantIn(timeZone, day, '00:00'))

  const minorDigits = digitsOf(currency)
  const inCoins = (amount: number) => Math.round(amount * 10 ** minorDigits)
  const registrations = await readRegistrations(database, borders)
  const ofCourses = await readCourseIncome(database, borders)
  const ofEvents = await readEventIncome(database, borders)
  const marks = await readMarks(database, weeks)
  return {
    minorDigits,
    months: months.slice(0, MONTHS).map((day, index) => ({
      month: day.slice(0, 'yyyy-MM'.length),
      registrations: registrations[index] ?? 0,
      courseIncome: inCoins(ofCourses[index] ?? 0),
      eventIncome: inCoins(ofEvents[index] ?? 0),
    })),
    weeks: weeks.slice(0, WEEKS).map((from, index) => ({
      from,
      present: marks.present[index] ?? 0,
      absent: marks.absent[index] ?? 0,
    })),
    thisMonth: await readThisMonth(database, borders[MONTHS - 1] ?? now),
  }
}

/** Whoever was deleted since did register. */
async function readRegistrations(database: Database, borders: readonly number[]): Promise<number[]> {
  const row = await database
    .selectFrom('accounts')
    .select(sumsBetween(sql.ref('created_at'), borders))
    .where('role', '=', 'student')
    .where('created_at', '>=', borders[0] ?? 0)
    .executeTakeFirst()
  return sumsOf(row, MONTHS)
}

async function readCourseIncome(database: Database, borders: readonly number[]): Promise<number[]> {
  const row = await database
    .selectFrom('purchases')
    .select(sumsBetween(sql.ref('created_at'), borders, sql.ref('price')))
    .where('status', '=', 'paid')
    .where('price', 'is not', null)
    .executeTakeFirst()
  return sumsOf(row, MONTHS)
}

/** Of old payments nobody knows when they were sent: they count when they were decided. */
async function readEventIncome(database: Database, borders: readonly number[]): Promise<number[]> {
  const row = await database
    .selectFrom('event_members')
    .select(sumsBetween(sql`coalesce(sent_at, decided_at)`, borders, sql.ref('price')))
    .where('payment_status', '=', 'paid')
    .where('price', 'is not', null)
    .executeTakeFirst()
  return sumsOf(row, MONTHS)
}

async function readMarks(database: Database, weeks: readonly WallDay[]) {
  const rows = await database
    .selectFrom('attendance')
    .select('status')
    .select(sumsBetween(sql.ref('date'), weeks))
    .where('date', '>=', weeks[0] ?? '')
    .groupBy('status')
    .execute()
  const sums = (wanted: 'present' | 'absent') =>
    sumsOf(
      rows.find(({ status }) => status === wanted),
      WEEKS,
    )
  return { present: sums('present'), absent: sums('absent') }
}

function digitsOf(currency: string): number {
  const { maximumFractionDigits = LEAST_DIGITS } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return Math.max(LEAST_DIGITS, maximumFractionDigits)
}
