import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import type { Language } from '#i18n/translate.ts'
import { isolateBidi, formatMonth } from '#mail/formatForMail.ts'
import type { MailPayload, PaymentDetails, AddressedMail, MailValues, MailContext } from '#mail/MailPayloads.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import type { PaymentKind } from '@maktab/contract/schema'
import { enqueueMail } from '#mail/enqueueMail.ts'

// Latin digits in every language, as in the UI.
const moneyLocales: Record<Language, string> = { en: 'en-US', ur: 'ur-PK-u-nu-latn', ar: 'ar-EG-u-nu-latn' }

/** Formats minor units as an amount, without decimals if they are zero. */
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

// Latin digits in every language, as in the UI.
const hourLocales: Record<Language, string> = { en: 'en-GB', ur: 'ur-PK-u-nu-latn', ar: 'ar-EG-u-nu-latn' }
const HOURS_OF_DAY = 24

/** Formats a duration in hours, or in days if it is a whole number of them, as in the UI. */
function formatHours(hours: number, language: Language): string {
  const isDays = hours > HOURS_OF_DAY && hours % HOURS_OF_DAY === 0
  const [count, unit] = isDays ? [hours / HOURS_OF_DAY, 'day'] : [hours, 'hour']
  return new Intl.NumberFormat(hourLocales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** The mail values of a payment in a language. */
export function toPaymentValues(payment: PaymentDetails, storedLanguage: Language | null): MailValues {
  const { title, month, reference, amount, currency } = payment
  const language = storedLanguage ?? 'en'
  const hasAmount = typeof amount === 'number' && typeof currency === 'string'
  return {
    title,
    month: month ? formatMonth(language, month) : null,
    reference: reference ? isolateBidi(language, reference) : null,
    amount: hasAmount ? formatMoney(amount, currency, language) : null,
  }
}

/** Describes all receipts sent at the same time; undefined if the named receipt was decided in the meantime. */
export async function buildPaymentReceivedMail(
  { payments, to, language, receiptId }: MailPayload<'paymentReceived'>,
  sending: MailContext,
): Promise<AddressedMail | undefined> {
  if (receiptId !== undefined && !(await findWaiting(sending.database, receiptId))) return undefined
  const { checkedWithinHours: hours } = await readSettings(sending.database, sending)
  const within = hours === undefined ? null : formatHours(hours, language ?? 'en')
  const values = { link: `${sending.publicUrl}/student/billing`, within }
  return { to, language, values, items: payments.map((payment) => toPaymentValues(payment, language)) }
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

/** The path of the page where a fee is paid. */
export const getFeePath = (feeId: number) => `/student/billing?fee=${feeId}`

/** A mail about the decision on a payment; `getPath` returns the page it links to, or null for no link. */
function buildDecisionMail<Payload extends MailPayload<'paymentReopened'>>(
  getPath: (payload: Payload) => string | null,
) {
  return async (payload: Payload, { publicUrl }: MailContext): Promise<AddressedMail> => {
    const { to, language, reason = null } = payload
    const path = getPath(payload)
    return { to, language, values: { ...toPaymentValues(payload, language), reason, link: path && publicUrl + path } }
  }
}

/** An event deleted in the meantime gets no link. */
const buildEventPaymentMail = buildDecisionMail(({ isThere, eventId }: MailPayload<'eventPaymentAccepted'>) =>
  isThere ? `/student/event${eventId ? `?pay=${eventId}` : ''}` : null,
)

export const decisionMailBuilders = {
  coursePaymentAccepted: buildDecisionMail(() => '/student/enrolled-courses'),
  // A course that is no longer offered gets no link.
  coursePaymentRejected: buildDecisionMail(({ isOffered, courseId }: MailPayload<'coursePaymentRejected'>) =>
    isOffered ? `/student/courses${courseId ? `?purchase=${courseId}` : ''}` : null,
  ),
  // Sent after a decision was reopened; the student needn't do anything.
  paymentReopened: buildDecisionMail(() => '/student/billing'),
  eventPaymentAccepted: buildEventPaymentMail,
  eventPaymentRejected: buildEventPaymentMail,
  feeAccepted: buildDecisionMail(() => '/student/billing'),
  feeRejected: buildDecisionMail(({ feeId }: MailPayload<'feeRejected'>) => getFeePath(feeId)),
}

const QUARTER_MILLISECONDS = 15 * 60_000

type Paid = { kind: PaymentKind; record_id: number }
type PaymentReceived = { paid: Paid; payments: PaymentDetails[]; receiptId: number }
type Recipient = Pick<Account, 'email' | 'language'>

/**
 * Enqueues a mail that a receipt has arrived, at most one per payment and quarter of an hour. A later receipt replaces
 * the pending mail or waits for the next quarter. For a receipt of several payments, `paid` is the first of them.
 */
export async function enqueuePaymentReceivedMail(
  { database, now, account }: { database: Database; now: number; account: Recipient },
  { paid, payments, receiptId }: PaymentReceived,
): Promise<void> {
  const payload = { to: account.email, language: account.language, payments, receiptId }
  const quarter = Math.floor(now / QUARTER_MILLISECONDS)
  const decided = await lastDecided(database, paid)
  const keyOf = (index: number) => `received of ${paid.kind} ${paid.record_id} after ${decided} in ${index}`
  const [present, next] = [keyOf(quarter), keyOf(quarter + 1)]
  const replaced = await database
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payload) })
    .where('key', 'in', [present, next])
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (replaced.numUpdatedRows > 0n) return
  const sent = await database.selectFrom('jobs').select('id').where('key', '=', present).executeTakeFirst()
  if (!sent) return void (await enqueueMail({ database, now }, 'paymentReceived', payload, present))
  await enqueueMail({ database, now, runAt: (quarter + 1) * QUARTER_MILLISECONDS }, 'paymentReceived', payload, next)
}

/** After a decision, the next receipt is mailed again. */
async function lastDecided(database: Database, { kind, record_id }: Paid): Promise<number> {
  const { id } = await database
    .selectFrom('receipts')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .where('decided_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return id ?? 0
}
