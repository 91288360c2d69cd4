import { addDays, readWallDay } from '@maktab/calendar/WallDay'
import { dayIn, timeIn } from '@maktab/calendar/zones'
import type { Database } from '#database/openDatabase.ts'
import { findExistingJobKeys, enqueueMail } from '#mail/enqueueMail.ts'
import { readReminderPreferences, findQuietPeriod } from '../reminders/readReminderPreferences.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectFees } from './readFees.ts'

type JobContext = { database: Database; now: number; timeZone: string }

/** How many days after it is due somebody is told of a fee; before it where it is less than none. */
const STEPS = [-3, 0, 3, 10]
/** A school that was shut for longer says nothing of what is long past. */
const LATEST = 13
/** Nobody is written to about money at night, by their own clocks. */
const DAYTIME = { from: '08:00', to: '20:00' }

/**
 * Owes the reminders of fees that are due by the school’s days. Each step is told once, and of those that were missed
 * only the last. There is no switch against them, but the hours in which somebody wants to be left in peace hold.
 */
export async function scheduleFeeReminders({ database, now, timeZone: unset }: JobContext): Promise<void> {
  const { timeZone } = await readSettings(database, { timeZone: unset })
  const today = dayIn(timeZone, now)
  const owed = await selectFees(database)
    .select(['fees.id', 'due_on', 'students.account_id', 'accounts.role', 'accounts.language'])
    .where('fees.status', 'in', ['due', 'rejected'])
    .where('due_on', '>=', addDays(today, -LATEST))
    .where('due_on', '<=', addDays(today, -(STEPS[0] ?? 0)))
    .where('accounts.status', '=', 'active')
    .orderBy('due_on')
    .execute()
  const choices = await readReminderPreferences(
    database,
    owed.map(({ account_id: id, role, language }) => ({ id, role, language })),
  )
  const due = owed.flatMap(({ id, due_on, account_id: accountId }) => {
    const chosen = choices.get(accountId)
    const step = stepOf(due_on, today)
    if (!chosen || step === undefined) return []
    const zone = chosen.timeZone ?? timeZone
    const time = timeIn(zone, now)
    const isNight = time < DAYTIME.from || time >= DAYTIME.to
    if (isNight || findQuietPeriod({ zone, from: chosen.quietFrom, to: chosen.quietTo }, now)) return []
    return [{ accountId, feeId: id, key: `fee:${id}:${step}` }]
  })
  const known = await findExistingJobKeys(
    database,
    due.map(({ key }) => key),
  )
  for (const { key, ...told } of due) {
    if (!known.has(key)) await enqueueMail({ database, now }, 'feeReminder', told, key)
  }
}

/** The last step that has come. */
function stepOf(dueOn: string, today: string): number | undefined {
  const day = readWallDay(dueOn)
  return day && STEPS.findLast((step) => addDays(day, step) <= today)
}
