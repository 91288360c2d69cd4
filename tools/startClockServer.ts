import { addLessons } from '@maktab/server/addLessons'
import { seedDemo } from '@maktab/server/demo'
import { createInterface } from 'node:readline'
import { startTemporaryServer } from './startTemporaryServer.ts'

// A school in the time zone SCHOOL_TIME_ZONE with a fake clock: it starts at SCHOOL_OPENS and is set by lines on stdin.
// The demo teacher has two classes with the demo student: one each afternoon, one across each midnight. On the days in
// CANCELLED the afternoon lesson is cancelled, and the next day's lesson is moved to this day.
const zone = process.env['SCHOOL_TIME_ZONE'] ?? 'UTC'
const cancelled = (process.env['CANCELLED'] ?? '').split(' ').filter(Boolean)
let clock = Date.parse(process.env['SCHOOL_OPENS'] ?? '')
createInterface({ input: process.stdin }).on('line', (line) => {
  clock = Date.parse(line)
  console.log(`clock ${line}`)
})

type School = Parameters<NonNullable<Parameters<typeof startTemporaryServer>[0]['prepare']>>[0]

async function teachEveryDay({ database }: School): Promise<void> {
  const idOf = async (table: 'students' | 'teachers', email: string) => {
    const { id } = await database
      .selectFrom(table)
      .innerJoin('accounts', 'accounts.id', `${table}.account_id`)
      .select(`${table}.id`)
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return id
  }
  const teacherId = await idOf('teachers', 'teacher@maktab.test')
  const studentId = await idOf('students', 'student@maktab.test')
  await database.updateTable('classes').set({ archived_at: clock }).execute()
  const teach = async (title: string, from: string, to: string) => {
    const taught = { teacherId, title, changedAt: clock, studentIds: [studentId] }
    const { timingIds } = await addLessons(database, taught, [{ days: '1,2,3,4,5,6,7', from, to }])
    return timingIds[0] ?? 0
  }
  const timing_id = await teach('Afternoon', '16:00', '17:00')
  await teach('Night', '23:30', '00:45')
  for (const day of cancelled) {
    const change = { timing_id, note: null, changed_at: clock }
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    const moved = { to_day: day, to_from: '19:15', to_to: '20:00' }
    const none = { to_day: null, to_from: null, to_to: null }
    await database
      .insertInto('lesson_changes')
      .values({ ...change, ...none, day })
      .execute()
    await database
      .insertInto('lesson_changes')
      .values({ ...change, ...moved, day: next })
      .execute()
  }
  const key = 'school'
  const { value } = await database
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const settings = { ...(JSON.parse(value) as object), timeZone: zone }
  await database
    .updateTable('settings')
    .set({ value: JSON.stringify(settings) })
    .where('key', '=', key)
    .execute()
}

const school = await startTemporaryServer({
  environment: { SCHOOL_TIME_ZONE: zone },
  now: () => clock,
  prepare: async (opened) => {
    await seedDemo(opened.database, opened.services, clock)
    await teachEveryDay(opened)
  },
})
console.log(`open ${JSON.stringify(school)}`)
