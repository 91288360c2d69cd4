import type { Database } from '#database/openDatabase.ts'
import type { Services } from '#contract/Services.ts'
import { readSettings } from './schoolSettings.ts'

type Moment = { database: Database; services: Pick<Services, 'timeZone'>; now: number }

/** The days of the school's zone on which moments fell, as yyyy-MM-dd (decision 31). */
export async function createDayFormatter(database: Database, services: Pick<Services, 'timeZone'>) {
  const { timeZone } = await readSettings(database, services)
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return (moment: number): string => format.format(moment)
}

/** The day that it is at the school now, in its zone (decision 31). */
export async function readToday({ database, services, now }: Moment): Promise<string> {
  return (await createDayFormatter(database, services))(now)
}
