import { readWallDay } from '@maktab/calendar/WallDay'
import { dayIn, instantIn } from '@maktab/calendar/zones'
import { minorDigits } from '../minorDigits.ts'
import { fromMinor } from '../money/minorUnits.ts'
import { readChoices } from '../notices/readChoices.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Language } from '../words/Language.ts'
import { dayText, isolate } from './lessonTimes.ts'
import type { MailValues } from './MailValues.ts'
import { findActive } from './reminderMails.ts'
import type { Sending } from './Sending.ts'

type Reminder = { to: string; language: Language; values: MailValues }
type Rejected = { to: string; language: Language | null; title: string; reason?: string | null | undefined }

const NOON = '12:00'

/** A fee as it is when the mail is sent: of one that was paid, waived or is looked at meanwhile nothing is said. */
export async function aboutFee(
  { accountId, feeId }: { accountId: number; feeId: number },
  { database, now, publicUrl, timeZone: unset }: Sending,
): Promise<Reminder | undefined> {
  const account = await findActive(database, accountId)
  const fee = await database
    .selectFrom('fees')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .select(['due_on', 'amount', 'currency', 'reference', 'name'])
    .where('fees.id', '=', feeId)
    .where('fees.status', 'in', ['due', 'rejected'])
    .executeTakeFirst()
  const dueOn = fee && readWallDay(fee.due_on)
  if (!account || !dueOn) return undefined
  const language = (await readChoices(database, [account])).get(accountId)?.language ?? 'en'
  const { timeZone } = await readSettings(database, { timeZone: unset })
  const today = dayIn(timeZone, now)
  const day = dayText(language, timeZone, instantIn(timeZone, dueOn, NOON))
  const values = {
    title: fee.name,
    amount: amountText(language, fee.amount, fee.currency),
    dueOn: dueOn > today ? day : null,
    dueToday: dueOn === today ? day : null,
    overdueSince: dueOn < today ? day : null,
    reference: isolate(language, fee.reference),
    link: `${publicUrl}/student/billing`,
  }
  return { to: account.email, language, values }
}

export async function aboutRejectedFee(
  { title, reason = null, ...person }: Rejected,
  { publicUrl }: Sending,
): Promise<Omit<Reminder, 'language'> & { language: Language | null }> {
  return { ...person, values: { title, reason, link: `${publicUrl}/student/billing` } }
}

/** By the code of the currency, which is the same in each language: “45.00 USD”. */
function amountText(language: Language, amount: number, currency: string): string {
  const digits = minorDigits(currency)
  return isolate(language, `${fromMinor(amount, currency).toFixed(digits)} ${currency}`)
}
