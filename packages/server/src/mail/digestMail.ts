import { readChoices } from '../notices/readChoices.ts'
import { countWhatWaits } from '../notices/whatWaits.ts'
import type { Language } from '../i18n/Language.ts'
import type { MailValues } from './MailValues.ts'
import { findActive } from './reminderMails.ts'
import { owedInDigest } from './owedInDigest.ts'
import { remindersPage } from './remindersPage.ts'
import type { Sending } from './Sending.ts'

type Digest = { to: string; language: Language; values: MailValues }

/** What waits for an administrator when it is sent; nothing where nothing does. */
export async function aboutWhatWaits(
  { accountId }: { accountId: number },
  sending: Sending,
): Promise<Digest | undefined> {
  const { database, publicUrl } = sending
  const account = await findActive(database, accountId)
  if (!account) return undefined
  const chosen = (await readChoices(database, [account])).get(accountId)
  if (!chosen?.digest) return undefined
  const kinds = ['application', 'coursePayment', 'eventPayment', 'feePayment'] as const
  const { application, coursePayment, eventPayment, feePayment } = await countWhatWaits(database, kinds)
  const waiting = Object.entries({
    applications: application,
    purchases: coursePayment,
    eventPayments: eventPayment,
    feePayments: feePayment,
  })
  const owed = await owedInDigest(chosen.language, sending)
  if (waiting.every(([, count]) => count === 0) && owed['owed'] === null) return undefined
  const counts = waiting.map(([name, count]) => [name, count === 0 ? null : String(count)])
  const values = {
    ...Object.fromEntries(counts),
    ...owed,
    link: `${publicUrl}/admin`,
    page: remindersPage(publicUrl, account.role),
  }
  return { to: account.email, language: chosen.language, values }
}
