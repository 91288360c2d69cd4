import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import type { Services } from '../contract/Handler.ts'
import { parseWallDay, type WallDay, addDays } from '@maktab/calendar/WallDay'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import { addEvents, addTeaching } from './addTeaching.ts'
import { addFees, addReceipt } from './addFees.ts'
import { readToday, SETTINGS_KEY } from '../features/settings/schoolSettings.ts'
import { addPeople } from './addPeople.ts'
import { createDemoPictures, type DemoPictures } from './createDemoPictures.ts'
import { examples } from '@maktab/contract/examples'
import type { Act } from '@maktab/contract/schema'
import { toMinorUnits } from '../features/payments/paymentAmounts.ts'
import { parseWeekdays, findFirstLessonDay } from '../validation/weekdays.ts'
import { FRONT_PICTURE_KEYS, type FrontPictureFacts, LOGO_KEY } from '../features/settings/schoolPictureHandlers.ts'

const CURRENCY = 'USD'

/** Adds amounts and receipts for the payments of the demo. */
async function addReceipts(database: Database): Promise<void> {
  const purchases = await database
    .selectFrom('purchases')
    .select(['id', 'student_id', 'price', 'receipt as file', 'method', 'status', 'created_at as sent_at', 'decided_at'])
    .where('receipt', 'is not', null)
    .execute()
  const payments = await database
    .selectFrom('event_members')
    .select(['id', 'student_id', 'price', 'receipt as file', 'method', 'payment_status', 'sent_at', 'decided_at'])
    .where('receipt', 'is not', null)
    .execute()
  for (const { id, price, ...bought } of purchases) {
    const amount = toMinorUnits(price ?? 0, CURRENCY)
    await database.updateTable('purchases').set({ amount, currency: CURRENCY }).where('id', '=', id).execute()
    await addReceipt(database, { ...bought, kind: 'course', record_id: id, currency: CURRENCY, amount })
  }
  for (const { id, price, payment_status: status, ...paid } of payments) {
    if (status === 'not_required') continue
    const amount = toMinorUnits(price ?? 0, CURRENCY)
    await database.updateTable('event_members').set({ amount, currency: CURRENCY }).where('id', '=', id).execute()
    await addReceipt(database, { ...paid, status, kind: 'event', record_id: id, currency: CURRENCY, amount })
  }
}

/** Ids of timings of the first teacher’s classes in the examples. */
const CANCELLED = 20
const MOVED = 10

/** Cancels one lesson and moves another by a day, in the week after today. */
async function addLessonChanges(database: Database, today: string, now: number): Promise<void> {
  const tomorrow = addDays(today as WallDay, 1)
  const timings = await database
    .selectFrom('class_timings')
    .select(['id', 'days', 'time_from as from', 'time_to as to'])
    .where('id', 'in', [CANCELLED, MOVED])
    .execute()
  for (const { id, days, from, to } of timings) {
    const day = findFirstLessonDay({ days: parseWeekdays(days), from, to, starts: null, ends: null }, tomorrow)
    if (!day) continue
    const place = id === MOVED ? { to_day: addDays(day, 1), to_from: from, to_to: to } : CANCELLED_PLACE
    const note = id === MOVED ? 'A day later this week.' : 'There is no class this week.'
    await database
      .insertInto('lesson_changes')
      .values({ timing_id: id, day, ...place, note, changed_at: now })
      .execute()
  }
}

const CANCELLED_PLACE = { to_day: null, to_from: null, to_to: null }

const decisions: Act[] = [...examples.listActs[200].typical.acts, ...examples.listActs[200].payments.acts]
const FIRST_STUDENT = 1

/** Adds decisions about the blocked teacher and the first student’s courses, by the only administrator. */
async function addDecisions(database: Database, now: number): Promise<void> {
  const { id: head } = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const acts = decisions.toReversed().flatMap(({ at, kind, who, record, what, day, reason }) => {
    if (record.kind === 'eventPayment') return []
    const isTeacher = record.kind === 'teacher'
    const account_id = who && head
    const fields = { kind, record_kind: record.kind, record_id: record.id, name: null, what, day, reason }
    const people = { student_id: isTeacher ? null : FIRST_STUDENT, teacher_id: isTeacher ? record.id : null }
    return [{ at: Math.min(now, Date.parse(at)), account_id, ...fields, ...people }]
  })
  for (const act of acts) await database.insertInto('acts').values(act).execute()
}

export const DEMO_PASSWORD = 'maktab-demo'

const tablesWithIds: readonly (keyof Tables)[] = [
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
  'purchases',
  'classes',
  'class_timings',
  'attendance',
  'reports',
  'events',
  'discounts',
]

/** Fills an empty school with the people and records of the contract's examples. */
export async function seedDemo(database: Database, services: Services, now: number): Promise<void> {
  const existing = await database.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (existing) return
  const pictures = await createDemoPictures(services.pictures)
  await database.transaction().execute(async (transaction) => {
    await addSettings(transaction, pictures, now)
    await addPeople(transaction, DEMO_PASSWORD, now)
    await addTeaching(transaction, pictures, now)
    const today = await readToday({ database: transaction, services, now })
    await addLessonChanges(transaction, today, now)
    await addEvents(transaction, pictures, now)
    await addReceipts(transaction)
    await addFees(transaction, { today: parseWallDay(today) ?? getDayInZone('UTC', now), now, pictures })
    await addDiscounts(transaction)
    await addDecisions(transaction, now)
    await advanceSequences(transaction)
  })
}

/** Advances the id sequences of PostgreSQL past the explicit ids of the examples. */
async function advanceSequences(database: Database): Promise<void> {
  if (!isPostgres(database)) return
  for (const name of tablesWithIds) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)}`.execute(database)
  }
}

/** Adds the scholarships and discount codes of the examples. */
async function addDiscounts(database: Database): Promise<void> {
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
    starts: discount.from,
    ends: discount.until,
    most_uses: discount.mostUses,
    note: discount.note,
    ended_at: discount.endedAt === null ? null : Date.parse(discount.endedAt),
  }))
  await database.insertInto('discounts').values(rows).execute()
}

/** Adds the settings. The payment accounts are obviously invalid, so that no one pays into them (decision 141). */
async function addSettings(
  database: Database,
  { logo, front: { picture, small, ...size } }: Pick<DemoPictures, 'logo' | 'front'>,
  now: number,
): Promise<void> {
  const { version: _first, ...typical } = examples.getSettings[200].typical.settings
  const timeZone = 'Asia/Karachi'
  const rates = typical.rates.map((rate) => ({ ...rate, asOf: getDayInZone(timeZone, now) }))
  const settings = { ...typical, timeZone, rates }
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
