import type { Database } from '#database/openDatabase.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Language } from '#i18n/Language.ts'
import { isolateBidi, formatMonth } from '#mail/formatLessonTimes.ts'
import type { MailPayload, PaymentDetails } from '#mail/MailPayloads.ts'
import type { AddressedMail, MailValues } from '#mail/MailValues.ts'
import type { MailContext } from '#mail/MailContext.ts'
import { fromMinorUnits } from './minorUnits.ts'

// In the same digits in every language, as on the pages.
const moneyLocales: Record<Language, string> = { en: 'en-US', ur: 'ur-PK-u-nu-latn', ar: 'ar-EG-u-nu-latn' }

/** An amount in minor units as people of a language write it: without coins where there are none. */
function formatMoney(minor: number, currency: string, language: Language): string {
  const amount = fromMinorUnits(minor, currency)
  const written = new Intl.NumberFormat(moneyLocales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 3,
  }).format(amount)
  return isolateBidi(language, written)
}

// In the same digits in every language, as on the pages.
const hourLocales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK-u-nu-latn', ar: 'ar-EG-u-nu-latn' }
const HOURS_OF_DAY = 24

/** So many hours as people of a language say it: in days where it is whole ones, as on the pages. */
function formatHours(hours: number, language: Language): string {
  const isDays = hours > HOURS_OF_DAY && hours % HOURS_OF_DAY === 0
  const [count, unit] = isDays ? [hours / HOURS_OF_DAY, 'day'] : [hours, 'hour']
  return new Intl.NumberFormat(hourLocales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** What a mail names of a payment, in somebody’s language. */
export function toPaymentValues(payment: PaymentDetails, known: Language | null): MailValues {
  const { title, month, reference, amount, currency } = payment
  const language = known ?? 'en'
  const isKept = typeof amount === 'number' && typeof currency === 'string'
  return {
    title,
    month: month ? formatMonth(language, month) : null,
    reference: reference ? isolateBidi(language, reference) : null,
    amount: isKept ? formatMoney(amount, currency, language) : null,
  }
}

/** That receipts have arrived: all that were sent at once in one mail; nothing where the one named was decided since. */
export async function buildPaymentReceivedMail(
  { payments, to, language, receiptId }: MailPayload<'paymentReceived'>,
  sending: MailContext,
): Promise<AddressedMail | undefined> {
  if (receiptId !== undefined && !(await findWaiting(sending.database, receiptId))) return undefined
  const { checkedWithinHours: hours } = await readSettings(sending.database, sending)
  const within = hours === undefined ? null : formatHours(hours, language ?? 'en')
  const values = { ...(await ways(sending)), within }
  return { to, language, values, items: payments.map((payment) => toPaymentValues(payment, language)) }
}

/** Where one’s payments stand, and how the school is reached. */
async function ways({ database, publicUrl, timeZone }: MailContext): Promise<MailValues> {
  const { contactEmail, contactPhone } = await readSettings(database, { timeZone })
  const contact = [contactEmail, contactPhone].filter(Boolean).join(' · ')
  return { link: `${publicUrl}/student/billing`, contact: contact || null }
}

function findWaiting(database: Database, receiptId: number) {
  return database
    .selectFrom('receipts')
    .innerJoin('students', 'students.id', 'receipts.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .leftJoin('purchases', (join) => join.onRef('purchases.id', '=', 'record_id').on('receipts.kind', '=', 'course'))
    .leftJoin('courses', 'courses.id', 'purchases.course_id')
    .leftJoin('event_members', (join) =>
      join.onRef('event_members.id', '=', 'record_id').on('receipts.kind', '=', 'event'),
    )
    .leftJoin('events', 'events.id', 'event_id')
    .leftJoin('fees', (join) => join.onRef('fees.id', '=', 'record_id').on('receipts.kind', '=', 'fee'))
    .leftJoin('courses as monthly', 'monthly.id', 'fees.course_id')
    .select(['email', 'language', 'courses.name as course', 'monthly.name as courseOfFee', 'title as event'])
    .select(['month', 'receipts.amount', 'receipts.currency'])
    .select(({ fn }) => fn.coalesce('purchases.reference', 'event_members.reference', 'fees.reference').as('reference'))
    .where('receipts.id', '=', receiptId)
    .where('receipts.status', '=', 'pending')
    .where('accounts.status', '=', 'active')
    .executeTakeFirst()
}
