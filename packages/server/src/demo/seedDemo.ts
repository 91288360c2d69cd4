import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import type { Services } from '../contract/Handler.ts'
import { readWallDay, type WallDay, addDays } from '@maktab/calendar/WallDay'
import { dayIn } from '@maktab/calendar/zones'
import { addEvents, addTeaching } from './addTeaching.ts'
import { addFees, addReceipt } from './addFees.ts'
import { readToday, SETTINGS_KEY } from '../features/settings/schoolSettings.ts'
import { addPeople } from './addPeople.ts'
import { createDemoPictures, type DemoPictures } from './createDemoPictures.ts'
import { examples } from '@maktab/contract/examples'
import type { Act } from '@maktab/contract/schema'
import { toMinorUnits } from '../features/payments/amounts.ts'
import { parseWeekdays, findFirstLessonDay } from '../validation/weekdays.ts'
import { FRONT_PICTURE_KEYS, type FrontPictureFacts, LOGO_KEY } from '../features/settings/schoolPictures.ts'

const CURRENCY = 'USD'

/** What is kept of each payment of the demonstration beside its picture: amounts, and when its receipt was looked at. */
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

/** Timings of the first teacher’s classes in the examples. */
const CANCELLED = 20
const MOVED = 10

/** One lesson that is cancelled and one that is held a day later, in the week after the day on which this is done. */
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
    const place = id === MOVED ? { to_day: addDays(day, 1), to_from: from, to_to: to } : nowhere
    const note = id === MOVED ? 'A day later this week.' : 'There is no class this week.'
    await database
      .insertInto('lesson_changes')
      .values({ timing_id: id, day, ...place, note, changed_at: now })
      .execute()
  }
}

const nowhere = { to_day: null, to_from: null, to_to: null }

const told: Act[] = [...examples.listActs[200].typical.acts, ...examples.listActs[200].payments.acts]
const FIRST_STUDENT = 1

/** What was decided of the blocked teacher and of the first student’s courses; the school has one administrator. */
async function addDecisions(database: Database, now: number): Promise<void> {
  const { id: head } = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const acts = told.toReversed().flatMap(({ at, kind, who, record, what, day, reason }) => {
    if (record.kind === 'eventPayment') return []
    const isTeacher = record.kind === 'teacher'
    const account_id = who && head
    const facts = { kind, record_kind: record.kind, record_id: record.id, name: null, what, day, reason }
    const people = { student_id: isTeacher ? null : FIRST_STUDENT, teacher_id: isTeacher ? record.id : null }
    return [{ at: Math.min(now, Date.parse(at)), account_id, ...facts, ...people }]
  })
  for (const act of acts) await database.insertInto('acts').values(act).execute()
}

export const DEMO_PASSWORD = 'maktab-demo'

const numbered: readonly (keyof Tables)[] = [
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

/** Fills an empty school with the people and things that the contract's examples tell of. */
export async function seedDemo(database: Database, services: Services, now: number): Promise<void> {
  const isFilled = await database.selectFrom('accounts').select('id').limit(1).executeTakeFirst()
  if (isFilled) return
  const pictures = await createDemoPictures(services.pictures)
  await database.transaction().execute(async (transaction) => {
    await addSettings(transaction, pictures, now)
    await addPeople(transaction, DEMO_PASSWORD, now)
    await addTeaching(transaction, pictures, now)
    const today = await readToday({ database: transaction, services, now })
    await addLessonChanges(transaction, today, now)
    await addEvents(transaction, pictures, now)
    await addReceipts(transaction)
    await addFees(transaction, { today: readWallDay(today) ?? dayIn('UTC', now), now, pictures })
    await addDiscounts(transaction)
    await addDecisions(transaction, now)
    await continueNumbers(transaction)
  })
}

/** The records of the examples have their numbers already; PostgreSQL doesn’t notice, and would give them again. */
async function continueNumbers(database: Database): Promise<void> {
  if (!isPostgres(database)) return
  for (const name of numbered) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${sql.table(name)}`.execute(database)
  }
}

/** The scholarships and codes of the examples. */
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

/** What holds for the whole school. The accounts to which one pays are plainly made up: nobody could pay to them (decision 141). */
async function addSettings(
  database: Database,
  { logo, front: { picture, small, ...size } }: Pick<DemoPictures, 'logo' | 'front'>,
  now: number,
): Promise<void> {
  const { version: _first, ...typical } = examples.getSettings[200].typical.settings
  const timeZone = 'Asia/Karachi'
  const rates = typical.rates.map((rate) => ({ ...rate, asOf: dayIn(timeZone, now) }))
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
