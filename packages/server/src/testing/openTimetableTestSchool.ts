import { SETTINGS_KEY } from '../features/settings/schoolSettings.ts'
import { openClassTestSchool } from './openClassTestSchool.ts'
import { serializeWeekdays } from '../validation/weekdays.ts'

type TestClassOptions = {
  days?: number[]
  starts?: string
  ends?: string
  title?: string
  classTime?: { from: string; to: string }
}

/** A test’s school with classes on days of the week; it is Saturday, 21 November 2026, 08:00 in UTC. */
export async function openTimetableTestSchool() {
  const school = await openClassTestSchool()
  const { ask, database, later, now } = school

  const makeClass = async ({
    days,
    starts,
    ends,
    ...more
  }: TestClassOptions & { of?: typeof school.teacher; courseIds?: number[] } = {}) => {
    const made = await school.makeClass(more)
    await database
      .updateTable('class_timings')
      .set({ days: serializeWeekdays(days) })
      .where('class_id', '=', made.id)
      .execute()
    const run = { starts: starts ?? null, ends: ends ?? null }
    await database.updateTable('classes').set(run).where('id', '=', made.id).execute()
    return made
  }
  const mark = (class_id: number, student_id: number, date: string) =>
    database.insertInto('attendance').values({ class_id, student_id, date, status: 'present' }).execute()
  const setZone = async (timeZone: string) => {
    const { settings } = (await ask('getSettings')).body
    const { version: _first, ...typed } = settings
    await database
      .insertInto('settings')
      .values({ key: SETTINGS_KEY, value: JSON.stringify({ ...typed, timeZone }) })
      .execute()
  }
  /** Sessions end after a day: whoever is signed in stays so. */
  const setClock = async (at: number) => {
    later(at - now())
    await database
      .updateTable('sessions')
      .set({ created_at: at, expires_at: at + 86_400_000 })
      .execute()
  }
  return { ...school, makeClass, mark, setZone, setClock }
}
