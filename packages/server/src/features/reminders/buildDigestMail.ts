import { readReminderPreferences } from './readReminderPreferences.ts'
import { countPendingItems } from '../inbox/pendingQueries.ts'
import type { Language } from '#i18n/Language.ts'
import type { MailValues } from '#mail/MailValues.ts'
import { findActiveAccount } from './reminderMails.ts'
import { getRemindersPageUrl } from './getRemindersPageUrl.ts'
import type { MailContext } from '#mail/MailContext.ts'
import { readMissingAttendance } from '../attendance/readMissingAttendance.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { listSeparators, isolateBidi } from '#mail/formatLessonTimes.ts'

/** More would be a list, which the school has elsewhere. */
const MAX_TEACHERS = 5

/**
 * How many lessons of the days before today want marks, and of which teachers, those with most of them first. They are
 * called by the IDs that the school gave them: a name is what somebody typed about themselves.
 */
async function summarizeMissingAttendance(
  language: Language,
  { database, now, timeZone: unset }: MailContext,
): Promise<MailValues> {
  const { timeZone } = await readSettings(database, { timeZone: unset })
  const byTeacher = await readMissingAttendance(database, { timeZone, now })
  if (byTeacher.length === 0) return { owed: null, owedBy: null, owedMost: null }
  const count = byTeacher.reduce((sum, register) => sum + register.count, 0)
  const told = byTeacher.slice(0, MAX_TEACHERS)
  const rows = await database
    .selectFrom('teachers')
    .select(['account_id', 'teach_id'])
    .where(
      'account_id',
      'in',
      told.map(({ accountId }) => accountId),
    )
    .execute()
  const codes = new Map(rows.map(({ account_id, teach_id }) => [account_id, teach_id]))
  const names = told.map(({ accountId: id, count: owed }) => isolateBidi(language, `${codes.get(id) ?? id} (${owed})`))
  const text = names.join(listSeparators[language])
  const isAll = told.length === byTeacher.length
  return { owed: String(count), owedBy: isAll ? text : null, owedMost: isAll ? null : text }
}

type Digest = { to: string; language: Language; values: MailValues }

/** What waits for an administrator when it is sent; nothing where nothing does. */
export async function buildDigestMail(
  { accountId }: { accountId: number },
  sending: MailContext,
): Promise<Digest | undefined> {
  const { database, publicUrl } = sending
  const account = await findActiveAccount(database, accountId)
  if (!account) return undefined
  const chosen = (await readReminderPreferences(database, [account])).get(accountId)
  if (!chosen?.digest) return undefined
  const kinds = ['application', 'coursePayment', 'eventPayment', 'feePayment'] as const
  const { application, coursePayment, eventPayment, feePayment } = await countPendingItems(database, kinds)
  const waiting = Object.entries({
    applications: application,
    purchases: coursePayment,
    eventPayments: eventPayment,
    feePayments: feePayment,
  })
  const owed = await summarizeMissingAttendance(chosen.language, sending)
  if (waiting.every(([, count]) => count === 0) && owed['owed'] === null) return undefined
  const counts = waiting.map(([name, count]) => [name, count === 0 ? null : String(count)])
  const values = {
    ...Object.fromEntries(counts),
    ...owed,
    link: `${publicUrl}/admin`,
    page: getRemindersPageUrl(publicUrl, account.role),
  }
  return { to: account.email, language: chosen.language, values }
}
