import type { ListedPayment } from '@maktab/contract/schema'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import type { CsvTable } from '#lib/files/createCsv.ts'
import { formatPlainAmount } from '#lib/money/currencyAmounts.ts'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'

type Reading = { i18n: I18n; timeZone: string }

const headers = [
  msg`Sent on`,
  msg`Decided on`,
  msg`Reference`,
  msg`Transaction number`,
  msg`Student`,
  msg`Item`,
  msg`Type`,
  msg`Payment method`,
  msg`Price`,
  msg`Discount`,
  msg`Amount`,
  msg`Currency`,
  msg`Payment Status`,
]
const kinds = { course: msg`Course`, event: msg`Event`, fee: msg`Monthly fee` }
const statuses = { pending: msg`Pending`, paid: msg`Paid`, rejected: msg`Rejected`, voided: msg`Voided` }

/**
 * CSV of payments for accounting: ISO 8601 days in the school’s time zone, amounts without a currency sign. Refunds are
 * negative, as numbers, because spreadsheets could read “-…” text as a formula.
 */
export function createPaymentsCsv(payments: readonly ListedPayment[], { i18n, timeZone }: Reading): CsvTable {
  const dayOf = (instant: string | null) => (instant === null ? '' : getDayInZone(timeZone, Date.parse(instant)))
  return {
    headers: headers.map((header) => i18n._(header)),
    rows: payments.map(({ kind, method, price, discount, amount, currency, status, ...payment }) => [
      dayOf(payment.sentAt),
      dayOf(payment.decidedAt),
      payment.reference,
      payment.transactionId ?? '',
      payment.student,
      payment.item,
      i18n._(kinds[kind]),
      method === null ? '' : getPaymentMethodName(method, i18n),
      payment.type === 'refund' ? -price : formatPlainAmount(price, currency),
      formatPlainAmount(discount, currency),
      payment.type === 'refund' ? -amount : formatPlainAmount(amount, currency),
      currency,
      status === 'paid' && payment.type === 'refund' ? i18n._(msg`Refunded`) : i18n._(statuses[status]),
    ]),
  }
}
