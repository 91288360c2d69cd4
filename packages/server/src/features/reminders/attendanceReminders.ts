import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import type { Handler } from '#contract/Handler.ts'
import type { Language } from '#i18n/translate.ts'
import { message } from '#i18n/message.ts'
import { HttpError } from '#lib/HttpError.ts'
import type { MailContext, MailValues } from '#mail/MailPayloads.ts'
import { enqueueMail, findExistingJobKeys } from '#mail/enqueueMail.ts'
import { formatDay } from '#mail/formatForMail.ts'
import { readMissingAttendance } from '../attendance/readUnmarkedLessons.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { readReminderPreferences } from './readReminderPreferences.ts'
import { findActiveAccount } from './reminderMails.ts'

/** Emails every active teacher with missing attendance, at most once a day. */
export const remindTeachers: Handler<'remindTeachers'> = async ({ database, services, now }) => {
  if (!services.sendsMails) throw new HttpError(422, message('Email isn’t set up, so nobody was reminded.'))
  const { timeZone } = await readSettings(database, services)
  const today = getDayInZone(timeZone, now)
  const missing = await readMissingAttendance(database, { timeZone, now })
  const active = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'teacher')
    .where('status', '=', 'active')
    .execute()
  const activeIds = new Set(active.map(({ id }) => id))
  const due = missing.flatMap(({ accountId }) =>
    activeIds.has(accountId) ? [{ accountId, key: `attendance:${accountId}:${today}` }] : [],
  )
  const existing = await findExistingJobKeys(
    database,
    due.map(({ key }) => key),
  )
  const fresh = due.filter(({ key }) => !existing.has(key))
  for (const { key, accountId } of fresh) {
    await enqueueMail({ database, now }, 'attendanceReminder', { accountId }, key)
  }
  if (fresh.length === 0 && due.length > 0) return { message: message('All of them were already reminded today.') }
  return { message: message('Teachers reminded by email: {count}', { count: fresh.length }) }
}

const NOON = '12:00'

type AttendanceReminder = { to: string; language: Language; values: MailValues; items: MailValues[] }

/** Lists the oldest lessons when the mail is sent; nothing is sent if the teacher has recorded them by then. */
export async function buildAttendanceReminder(
  { accountId }: { accountId: number },
  { database, now, publicUrl, timeZone: defaultTimeZone }: MailContext,
): Promise<AttendanceReminder | undefined> {
  const account = await findActiveAccount(database, accountId)
  if (!account) return undefined
  const { timeZone } = await readSettings(database, { timeZone: defaultTimeZone })
  const [missing] = await readMissingAttendance(database, { timeZone, now }, account)
  if (!missing) return undefined
  const language = (await readReminderPreferences(database, [account])).get(accountId)?.language ?? 'en'
  const { count, oldest } = missing
  return {
    to: account.email,
    language,
    values: {
      link: `${publicUrl}/teacher/dashboard`,
      more: count > oldest.length ? String(count - oldest.length) : null,
    },
    items: oldest.map(({ of, lesson }) => ({
      title: of.title,
      day: formatDay(language, timeZone, toInstant(timeZone, lesson.heldOn, NOON)),
    })),
  }
}
