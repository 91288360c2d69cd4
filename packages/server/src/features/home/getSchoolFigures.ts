import type { WallDay } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import { sql } from 'kysely'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { getMinorUnitDigits } from '#lib/currency.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectAllPayments, signedAmount } from '../payments/paymentSources.ts'
import { readSums, selectSumsPerPeriod } from '../payments/sumsPerPeriod.ts'
import { listMonthsUntil, listWeeksUntil } from '../payments/reportPeriods.ts'

const kinds = { createClass: 'classes', scheduleClass: 'classes', saveCourse: 'courses', saveEvent: 'events' } as const
type CreateAction = keyof typeof kinds

/** The number of records created since an instant: people by their accounts, other records by the audit log. */
async function countCreatedSince(database: Database, since: number) {
  const people = await database
    .selectFrom('accounts')
    .select(({ fn }) => ['role', fn.countAll<number | string>().as('count')])
    .where('role', 'in', ['student', 'teacher'])
    .where('status', '!=', 'archived')
    .where('created_at', '>=', since)
    .groupBy('role')
    .execute()
  const notes = await database
    .selectFrom('audit')
    .select(['action', 'subject'])
    .where('action', 'in', Object.keys(kinds))
    .where('at', '>=', since)
    .execute()
  const peopleOf = (wantedRole: 'student' | 'teacher') =>
    Number(people.find(({ role }) => role === wantedRole)?.count ?? 0)
  const countNotes = (wantedAction: CreateAction) =>
    notes.filter(
      ({ action, subject }) => action === wantedAction && (kinds[wantedAction] === 'classes' || isNew(subject)),
    ).length
  return {
    students: peopleOf('student'),
    teachers: peopleOf('teacher'),
    classes: countNotes('createClass') + countNotes('scheduleClass'),
    courses: countNotes('saveCourse'),
    events: countNotes('saveEvent'),
  }
}

/** Whether a logged save created a record, which means that it had no id. */
function isNew(subject: string): boolean {
  const { id } = JSON.parse(subject) as { id?: string | number }
  return !Number(id)
}

const MONTHS = 12
const WEEKS = 12

/** The school's statistics in its time zone: a fixed number of queries, and no personal data. */
export const getSchoolFigures: Handler<'getSchoolFigures'> = async ({ database, services, now }) => {
  const { timeZone, currency } = await readSettings(database, services)
  const today = getDayInZone(timeZone, now)
  const months = listMonthsUntil(today, MONTHS)
  const weeks = listWeeksUntil(today, WEEKS)
  const boundaries = months.map((day) => toInstant(timeZone, day, '00:00'))

  const registrations = await readRegistrations(database, boundaries)
  const ofCourses = await readIncome(database, { kinds: ['course', 'fee'], currency }, boundaries)
  const ofEvents = await readIncome(database, { kinds: ['event'], currency }, boundaries)
  const marks = await readMarks(database, weeks)
  return {
    minorDigits: getMinorUnitDigits(currency),
    months: months.slice(0, MONTHS).map((day, index) => ({
      month: day.slice(0, 'yyyy-MM'.length),
      registrations: registrations[index] ?? 0,
      courseIncome: ofCourses[index] ?? 0,
      eventIncome: ofEvents[index] ?? 0,
    })),
    weeks: weeks.slice(0, WEEKS).map((from, index) => ({
      from,
      present: marks.present[index] ?? 0,
      absent: marks.absent[index] ?? 0,
    })),
    thisMonth: await countCreatedSince(database, boundaries[MONTHS - 1] ?? now),
  }
}

/** Includes accounts deleted since. */
async function readRegistrations(database: Database, boundaries: readonly number[]): Promise<number[]> {
  const row = await database
    .selectFrom('accounts')
    .select(selectSumsPerPeriod(sql.ref('created_at'), boundaries))
    .where('role', '=', 'student')
    .where('created_at', '>=', boundaries[0] ?? 0)
    .executeTakeFirst()
  return readSums(row, MONTHS)
}

/** In whole minor units and in the school's currency only, because currencies can't be added up. */
async function readIncome(
  database: Database,
  { kinds, currency }: { kinds: ('course' | 'event' | 'fee')[]; currency: string },
  boundaries: readonly number[],
): Promise<number[]> {
  const row = await selectAllPayments(database)
    .select(selectSumsPerPeriod(sql.ref('paid_at'), boundaries, signedAmount))
    .where('kind', 'in', kinds)
    .where('currency', '=', currency)
    .where('status', '=', 'paid')
    .where('paid_at', '>=', boundaries[0] ?? 0)
    .where('paid_at', '<', boundaries[MONTHS] ?? 0)
    .executeTakeFirst()
  return readSums(row, MONTHS)
}

async function readMarks(database: Database, weeks: readonly WallDay[]) {
  const rows = await database
    .selectFrom('attendance')
    .select('status')
    .select(selectSumsPerPeriod(sql.ref('date'), weeks))
    .where('date', '>=', weeks[0] ?? '')
    .groupBy('status')
    .execute()
  const countMarks = (wantedStatus: 'present' | 'absent') =>
    readSums(
      rows.find(({ status }) => status === wantedStatus),
      WEEKS,
    )
  return { present: countMarks('present'), absent: countMarks('absent') }
}
