import { sql } from 'kysely'
import { type Database, isPostgres } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import type { Services } from '../contract/Services.ts'
import { addDecisions } from './addActs.ts'
import { readWallDay } from '@maktab/calendar/WallDay'
import { dayIn } from '@maktab/calendar/zones'
import { addDiscounts } from './addDiscounts.ts'
import { addEvents } from './addEvents.ts'
import { addFees } from './addFees.ts'
import { addLessonChanges } from './addLessonChanges.ts'
import { readToday } from '../features/settings/schoolDays.ts'
import { addPeople } from './addPeople.ts'
import { addReceipts } from './addReceipts.ts'
import { addSettings } from './addSettings.ts'
import { addTeaching } from './addTeaching.ts'
import { createDemoPictures } from './createDemoPictures.ts'

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
