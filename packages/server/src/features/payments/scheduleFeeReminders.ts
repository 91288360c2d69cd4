import { addDays, parseWallDay } from '@maktab/calendar/WallDay'
import { getDayInZone, getTimeInZone } from '@maktab/calendar/zonedTime'
import type { Database } from '#database/openDatabase.ts'
import { findExistingJobKeys, enqueueMail } from '#mail/enqueueMail.ts'
import { readReminderPreferences, findQuietPeriod } from '../reminders/readReminderPreferences.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectFees } from './readFees.ts'

type JobContext = { database: Database; now: number; timeZone: string }

/** Days relative to the due date on which a reminder is sent; negative is before. */
const STEPS = [-3, 0, 3, 10]
/** After a longer downtime, no reminders are sent for fees longer overdue. */
const LATEST = 13
/** No reminders about money are sent at night in the recipient's time zone. */
const DAYTIME = { from: '08:00', to: '20:00' }

/**
 * Enqueues reminders of fees by the school's calendar. Each step is sent once; of missed steps only the last one. They
 * can't be turned off, but respect the recipient's quiet hours.
 */
export async function scheduleFeeReminders({ database, now, timeZone: defaultTimeZone }: JobContext): Promise<void> {
  const { timeZone } = await readSettings(database, { timeZone: defaultTimeZone })
  const today = getDayInZone(timeZone, now)
  const unpaid = await selectFees(database)
    .select(['fees.id', 'due_on', 'students.account_id', 'accounts.role', 'accounts.language'])
    .where('fees.status', 'in', ['due', 'rejected'])
    .where('due_on', '>=', addDays(today, -LATEST))
    .where('due_on', '<=', addDays(today, -(STEPS[0] ?? 0)))
    .where('accounts.status', '=', 'active')
    .orderBy('due_on')
    .execute()
  const choices = await readReminderPreferences(
    database,
    unpaid.map(({ account_id: id, role, language }) => ({ id, role, language })),
  )
  const due = unpaid.flatMap(({ id, due_on, account_id: accountId }) => {
    const chosen = choices.get(accountId)
    const step = latestStep(due_on, today)
    if (!chosen || step === undefined) return []
    const zone = chosen.timeZone ?? timeZone
    const time = getTimeInZone(zone, now)
    const isNight = time < DAYTIME.from || time >= DAYTIME.to
    if (isNight || findQuietPeriod({ zone, from: chosen.quietFrom, to: chosen.quietTo }, now)) return []
    return [{ accountId, feeId: id, key: `fee:${id}:${step}` }]
  })
  const existing = await findExistingJobKeys(
    database,
    due.map(({ key }) => key),
  )
  for (const { key, ...mail } of due) {
    if (!existing.has(key)) await enqueueMail({ database, now }, 'feeReminder', mail, key)
  }
}

/** The latest step reached. */
function latestStep(dueOn: string, today: string): number | undefined {
  const day = parseWallDay(dueOn)
  return day && STEPS.findLast((step) => addDays(day, step) <= today)
}
