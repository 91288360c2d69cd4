import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import type { Services } from '../contract/Handler.ts'
import { addDays } from '@maktab/calendar/WallDay'
import { recordDecision } from '../features/audit/decisionLog.ts'
import { addTeaching } from './addTeaching.ts'
import { addCourseRequests } from './addCourseRequests.ts'
import { addEvents } from './addEvents.ts'
import { addExcuses } from './addExcuses.ts'
import { addFees } from './addFees.ts'
import { addPaymentEntries } from './addPaymentEntries.ts'
import { type DemoDecision, addReceipts, readReceiptDecisions } from './addReceipts.ts'
import { addReceiptPictures } from './addReceiptPictures.ts'
import { SETTINGS_KEY } from '../features/settings/schoolSettings.ts'
import { saveSystemFact } from '../features/settings/systemFacts.ts'
import { addPeople } from './addPeople.ts'
import { addPractice } from './addPractice.ts'
import { addStaff } from './addStaff.ts'
import { addTrials } from './addTrials.ts'
import { createDemoPictures, type DemoPictures } from './createDemoPictures.ts'
import { type DemoDates, createDemoDates } from './demoDates.ts'
import { examples } from '@maktab/contract/examples'
import { toMinorUnits } from '../features/payments/paymentAmounts.ts'
import { parseWeekdays, findFirstLessonDay } from '../validation/weekdays.ts'
import { FRONT_PICTURE_KEYS, type FrontPictureFacts, LOGO_KEY } from '../features/settings/schoolPictureHandlers.ts'

/** Ids of timings of the first teacher’s classes in the examples. */
const CANCELLED = 20
const MOVED = 10

/** Cancels one lesson and moves another by a day, in the week after today. */
async function addLessonChanges(database: Database, { today, now }: DemoDates): Promise<void> {
  const tomorrow = addDays(today, 1)
  const timings = await database
    .selectFrom('class_timings')
    .select(['id', 'days', 'time_from as from', 'time_to as to'])
    .where('id', 'in', [CANCELLED, MOVED])
    .execute()
  for (const { id, days, from, to } of timings) {
    const day = findFirstLessonDay({ days: parseWeekdays(days), from, to, starts: null, ends: null }, tomorrow)
    if (!day) continue
    const place = id === MOVED ? { to_day: addDays(day, 1), to_from: from, to_to: to } : CANCELLED_PLACE
    const note = id === MOVED ? 'Moved by a day this week.' : 'No lesson this week: the teacher is travelling.'
    await database
      .insertInto('lesson_changes')
      .values({ timing_id: id, day, ...place, note, changed_at: now })
      .execute()
  }
}

const CANCELLED_PLACE = { to_day: null, to_from: null, to_to: null }

/** Adds the decisions on all receipts and those about the blocked teacher, by the only administrator, in order. */
async function addDecisions(database: Database, dates: DemoDates): Promise<void> {
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const aboutTeacher = examples.listActs[200].typical.acts.map(
    ({ at, kind, who, record, what, reason }): DemoDecision => ({
      at: dates.moveMoment(at),
      isOperator: who === null,
      kind,
      record: [record.kind, record.id],
      teacherId: record.id,
      ...(what !== null && { what }),
      ...(reason !== null && { reason }),
    }),
  )
  const all = [...aboutTeacher, ...(await readReceiptDecisions(database))]
  for (const { at, isOperator, ...decision } of all.toSorted((one, other) => one.at - other.at)) {
    await recordDecision({ database, now: at, ...(!isOperator && { account }) }, decision)
  }
}

const TIME_ZONE = 'Asia/Karachi'
export const DEMO_PASSWORD = 'maktab-demo'

const tablesWithIds: readonly (keyof Tables)[] = [
  'accounts',
  'teachers',
  'teacher_timings',
  'students',
  'courses',
  'course_assignments',
  'outlines',
  'policies',
  'allotments',
  'allotment_timings',
  'student_timings',
  'course_requests',
  'purchases',
  'classes',
  'class_timings',
  'attendance',
  'reports',
  'events',
  'discounts',
  'trials',
]

/** Fills an empty school with the people and records of the contract's examples. */
export async function seedDemo(database: Database, services: Services, now: number): Promise<void> {
  const existing = await database.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (existing) return
  const pictures = await createDemoPictures(services.pictures)
  const dates = createDemoDates(TIME_ZONE, now)
  await database.transaction().execute(async (transaction) => {
    await addSettings(transaction, pictures, dates)
    await addPeople(transaction, { password: DEMO_PASSWORD, photo: pictures.photo }, dates)
    await addTeaching(transaction, pictures, dates)
    await addCourseRequests(transaction, dates)
    await addLessonChanges(transaction, dates)
    await addExcuses(transaction, dates)
    await addPractice(transaction, dates)
    await addEvents(transaction, dates)
    await addReceipts(transaction)
    await addFees(transaction, dates)
    await addPaymentEntries(transaction, dates)
    await addDiscounts(transaction, dates)
    await addTrials(transaction, dates)
    await addDecisions(transaction, dates)
    await addStaff(transaction, DEMO_PASSWORD, dates)
    // All but the test email are done, and the demo has no mail server.
    await saveSystemFact(transaction, 'getting started', { isHidden: true })
    await advanceSequences(transaction)
  })
  await addReceiptPictures(database, services.pictures, TIME_ZONE)
}

/** Advances the id sequences of PostgreSQL past the explicit ids of the examples. */
async function advanceSequences(database: Database): Promise<void> {
  if (!isPostgres(database)) return
  for (const name of tablesWithIds) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)}`.execute(database)
  }
}

/** Adds the scholarships and discount codes of the examples. */
async function addDiscounts(database: Database, dates: DemoDates): Promise<void> {
  const rows = examples.listDiscounts[200].typical.discounts.map((discount) => ({
    id: discount.id,
    version: discount.version,
    name: discount.name,
    code: discount.code,
    open_code: discount.endedAt === null ? discount.code : null,
    student_id: discount.student?.id ?? null,
    course_id: discount.course?.id ?? null,
    event_id: discount.event?.id ?? null,
    percentage: discount.percentage,
    amount: discount.currency === null ? null : toMinorUnits(discount.amount ?? 0, discount.currency),
    currency: discount.currency,
    starts: discount.from && dates.moveDay(discount.from),
    ends: discount.until && dates.moveDay(discount.until),
    most_uses: discount.mostUses,
    note: discount.note,
    ended_at: discount.endedAt === null ? null : dates.moveMoment(discount.endedAt),
  }))
  await database.insertInto('discounts').values(rows).execute()
}

/** Adds the settings. The payment accounts are obviously invalid, so that no one pays into them (decision 141). */
async function addSettings(
  database: Database,
  { logo, front: { picture, small, ...size } }: Pick<DemoPictures, 'logo' | 'front'>,
  { today }: DemoDates,
): Promise<void> {
  const { version: _first, ...typical } = examples.getSettings[200].typical.settings
  const rates = typical.rates.map((rate) => ({ ...rate, asOf: today }))
  const settings = { ...typical, timeZone: TIME_ZONE, rates }
  const facts: FrontPictureFacts = { ...size, description: 'An open book at a window, at dawn' }
  await database
    .insertInto('settings')
    .values([
      { key: SETTINGS_KEY, value: JSON.stringify(settings) },
      { key: LOGO_KEY, value: logo },
      { key: FRONT_PICTURE_KEYS.picture, value: picture },
      { key: FRONT_PICTURE_KEYS.small, value: small },
      { key: FRONT_PICTURE_KEYS.facts, value: JSON.stringify(facts) },
    ])
    .execute()
}
