import { dayIn, instantIn } from '@maktab/calendar/zones'
import type { Database } from '#database/openDatabase.ts'
import { findExistingJobKeys } from '#mail/findExistingJobKeys.ts'
import { enqueueMail } from '#mail/enqueueMail.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { findQuietPeriod } from './quietHours.ts'
import { readReminderPreferences } from './readReminderPreferences.ts'

type JobContext = { database: Database; now: number; timeZone: string }

const HOUR_OF_DIGEST = '07:00'
/** A school that was closed in the morning has something else to say at night. */
const LATEST = 6 * 60 * 60_000

/** Has the school owe each administrator what waits, once a day at seven by their own clock or when their night ends. */
export async function scheduleDigests({ database, now, timeZone: unset }: JobContext): Promise<void> {
  const { timeZone } = await readSettings(database, { timeZone: unset })
  const admins = await database
    .selectFrom('accounts')
    .select(['id', 'role', 'language'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
  const choices = await readReminderPreferences(database, admins)
  const due = admins.flatMap(({ id }) => {
    const chosen = choices.get(id)
    if (!chosen?.digest) return []
    const zone = chosen.timeZone ?? timeZone
    const today = dayIn(zone, now)
    const morning = instantIn(zone, today, HOUR_OF_DIGEST)
    const at = findQuietPeriod({ zone, from: chosen.quietFrom, to: chosen.quietTo }, morning)?.to ?? morning
    const isDue = now >= at && now < at + LATEST
    return isDue ? [{ accountId: id, key: `digest:${id}:${today}` }] : []
  })
  const known = await findExistingJobKeys(
    database,
    due.map(({ key }) => key),
  )
  for (const { accountId, key } of due) {
    if (!known.has(key)) await enqueueMail({ database, now }, 'digest', { accountId }, key)
  }
}
