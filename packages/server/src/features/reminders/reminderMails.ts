import type { Account } from '#database/tables.ts'
import { safeLink } from '@maktab/calendar/safeLink'
import { readClassSeries } from '../timetable/readClassSeries.ts'
import { formatTrialTitle, readTrialSeries } from '../trial/trialSeries.ts'
import type { Database } from '#database/openDatabase.ts'
import { type ReminderLead, readReminderPreferences } from './readReminderPreferences.ts'
import { type UpcomingLesson, listUpcomingLessons } from './dueReminders.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Language } from '#i18n/translate.ts'
import { formatLessonTimes, formatWallTime } from '#mail/formatForMail.ts'
import type { MailPayload, MailValues, MailContext } from '#mail/MailPayloads.ts'

/** The page where recipients change their reminders. */
export function getRemindersPageUrl(publicUrl: string, role: Account['role']): string {
  return `${publicUrl}/${role}/reminders`
}

type Reminder = { to: string; language: Language; values: MailValues; items: MailValues[] }

const DAY = 24 * 60 * 60_000
/** Further ahead than any reminder. Lessons moved beyond this are left out. */
const LOOKED_AHEAD = 3 * DAY
const SHOWN_AHEAD = 14 * DAY

/**
 * Describes the lessons when the mail is sent: those that were cancelled, moved, have begun or no longer belong to the
 * recipient are left out, and nothing is sent to people who turned reminders off.
 */
export function buildLessonReminder(lead: ReminderLead) {
  return async (
    { accountId, lessons }: MailPayload<'reminderDayBefore'>,
    sending: MailContext,
  ): Promise<Reminder | undefined> => {
    const reader = await readReader(accountId, sending)
    if (!reader?.chosen[lead]) return undefined
    const ahead = await reader.readAhead(LOOKED_AHEAD)
    const isListed = ({ timingId, day, starts }: UpcomingLesson) =>
      lessons.some((listed) => listed.timingId === timingId && listed.day === day && listed.starts === starts)
    const items = ahead.filter(isListed).map(reader.toItem)
    return items.length === 0 ? undefined : { ...reader.address, items }
  }
}

/** A test mail with the recipient's next lesson, if there is one. */
export async function buildTestReminder(
  { accountId }: { accountId: number },
  sending: MailContext,
): Promise<Reminder | undefined> {
  const reader = await readReader(accountId, sending)
  if (!reader) return undefined
  const ahead = await reader.readAhead(SHOWN_AHEAD)
  return { ...reader.address, items: ahead.slice(0, 1).map(reader.toItem) }
}

async function readReader(accountId: number, { database, now, publicUrl, timeZone: defaultTimeZone }: MailContext) {
  const account = await findActiveAccount(database, accountId)
  if (!account) return undefined
  const chosen = (await readReminderPreferences(database, [account])).get(accountId)
  if (!chosen) return undefined
  const { timeZone } = await readSettings(database, { timeZone: defaultTimeZone })
  const { language } = chosen
  const zones = { school: timeZone, own: chosen.timeZone ?? timeZone }
  return {
    chosen,
    address: { to: account.email, language, values: { page: getRemindersPageUrl(publicUrl, account.role) } },
    readAhead: async (milliseconds: number) =>
      listUpcomingLessons(
        [...(await readClassSeries(database, account)), ...(await readTrialSeries(database, account, timeZone))],
        timeZone,
        now,
        now + milliseconds,
      ),
    toItem: ({ classId, title, link, starts, planned, note }: UpcomingLesson): MailValues => ({
      title: classId < 0 ? formatTrialTitle(title, language) : title,
      ...formatLessonTimes(starts, language, zones),
      planned: planned && formatWallTime(language, timeZone, planned),
      note,
      link: safeLink(link),
      location: safeLink(link) === null ? link : null,
    }),
  }
}

export function findActiveAccount(database: Database, accountId: number) {
  return database
    .selectFrom('accounts')
    .select(['id', 'role', 'part', 'email', 'language'])
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}
