import type { Database } from '../database/openDatabase.ts'
import type { School } from '../School.ts'
import { readSettings } from './schoolSettings.ts'

type Moment = { database: Database; school: Pick<School, 'timeZone'>; now: number }

/** The days of the school's zone on which moments fell, as yyyy-MM-dd (decision 31). */
export async function readDays(database: Database, school: Pick<School, 'timeZone'>) {
  const { timeZone } = await readSettings(database, school)
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return (moment: number): string => format.format(moment)
}

/** The day that it is at the school now, in its zone (decision 31). */
export async function readToday({ database, school, now }: Moment): Promise<string> {
  return (await readDays(database, school))(now)
}
