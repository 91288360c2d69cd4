import { writeCalendar } from '@maktab/calendar/writeCalendar'
import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import type { Services } from '#contract/Services.ts'
import { readSettings } from '#features/settings/schoolSettings.ts'
import { readClassSeries } from './readClassSeries.ts'

const WEEK_MILLISECONDS = 7 * 24 * 60 * 60_000

type FeedContext = {
  database: Database
  services: Pick<Services, 'timeZone' | 'publicUrl'>
  account: Pick<Account, 'id' | 'role'>
  now: number
}

/**
 * Somebody’s lessons as a calendar file, the same at every reading until something in it changes. Where a zone keeps to
 * no rule its lessons are told one by one, and those of another week come on Thursdays.
 */
export async function buildCalendarFeed({ database, services, account, now }: FeedContext): Promise<string> {
  const { name, timeZone } = await readSettings(database, services)
  const host = new URL(services.publicUrl).hostname
  const all = await readClassSeries(database, account)
  return writeCalendar({
    name,
    zone: timeZone,
    now: Math.floor(now / WEEK_MILLISECONDS) * WEEK_MILLISECONDS,
    entries: all.map(({ classId, timingId, teacher, ...entry }) => ({
      ...entry,
      uid: `class-${classId}-${timingId}@${host}`,
      ...(account.role !== 'teacher' && { description: teacher.name }),
    })),
  })
}
