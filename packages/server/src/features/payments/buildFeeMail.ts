import { readWallDay } from '@maktab/calendar/WallDay'
import { dayIn, instantIn } from '@maktab/calendar/zones'
import { readReminderPreferences } from '../reminders/readReminderPreferences.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Language } from '#i18n/Language.ts'
import { getFeePageUrl } from './getFeePageUrl.ts'
import { formatDay } from '#mail/formatLessonTimes.ts'
import type { MailValues } from '#mail/MailValues.ts'
import { toPaymentValues } from './paymentMails.ts'
import { findActiveAccount } from '../reminders/reminderMails.ts'
import type { MailContext } from '#mail/MailContext.ts'

type Reminder = { to: string; language: Language; values: MailValues }

const NOON = '12:00'

/** A fee as it is when the mail is sent: of one that was paid, waived or is looked at meanwhile nothing is said. */
export async function buildFeeMail(
  { accountId, feeId }: { accountId: number; feeId: number },
  { database, now, publicUrl, timeZone: unset }: MailContext,
): Promise<Reminder | undefined> {
  const account = await findActiveAccount(database, accountId)
  const fee = await database
    .selectFrom('fees')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .select(['due_on', 'month', 'amount', 'currency', 'reference', 'name as title'])
    .where('fees.id', '=', feeId)
    .where('fees.status', 'in', ['due', 'rejected'])
    .executeTakeFirst()
  const dueOn = fee && readWallDay(fee.due_on)
  if (!account || !dueOn) return undefined
  const language = (await readReminderPreferences(database, [account])).get(accountId)?.language ?? 'en'
  const { timeZone } = await readSettings(database, { timeZone: unset })
  const today = dayIn(timeZone, now)
  const day = formatDay(language, timeZone, instantIn(timeZone, dueOn, NOON))
  const values = {
    ...toPaymentValues(fee, language),
    dueOn: dueOn > today ? day : null,
    dueToday: dueOn === today ? day : null,
    overdueSince: dueOn < today ? day : null,
    link: getFeePageUrl(publicUrl, feeId),
  }
  return { to: account.email, language, values }
}
