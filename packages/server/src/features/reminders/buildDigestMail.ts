import { readReminderPreferences } from './readReminderPreferences.ts'
import { countPendingItems } from '../inbox/pendingQueries.ts'
import type { Language } from '#i18n/Language.ts'
import type { MailValues } from '#mail/MailValues.ts'
import { findActiveAccount } from './reminderMails.ts'
import { summarizeMissingAttendance } from './summarizeMissingAttendance.ts'
import { getRemindersPageUrl } from './getRemindersPageUrl.ts'
import type { MailContext } from '#mail/MailContext.ts'

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
