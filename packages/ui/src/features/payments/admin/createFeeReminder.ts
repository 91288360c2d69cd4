import type { Fee } from '@maktab/contract/schema'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isolateBidi, stripUnneededIsolates } from '#lib/text/textLanguage.ts'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { formatMoney, sumPrices } from '#lib/money/currencyAmounts.ts'
import { getFeeAmountLeft } from '#lib/money/itemPayments.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'

/**
 * Fee reminder without a greeting, in the language of `i18n`, which may differ from the page’s. `payAddress` is the
 * absolute URL at which the student sends the receipt.
 */
export function createFeeReminder(fee: Fee, payAddress: string, i18n: I18n, locale: string) {
  const course = isolateBidi(fee.course.name.trim())
  const month = isolateBidi(formatMonth(fee.month, locale))
  const amount = isolateBidi(formatMoney(getFeeAmountLeft(fee), fee.currency))
  const day = isolateBidi(formatIsoDay(fee.dueOn, locale))
  const reference = isolateBidi(fee.reference)
  const first = i18n._(
    fee.status === 'overdue'
      ? msg`The ${month} fee for ${course}, ${amount}, was due on ${day}. We haven’t received a receipt yet.`
      : msg`The ${month} fee for ${course}, ${amount}, is due on ${day}.`,
  )
  const how = i18n._(msg`Please add ${reference} to your transfer note and upload the receipt here:`)
  return {
    subject: i18n._(msg`Monthly fee reminder`),
    text: stripUnneededIsolates([first, how, payAddress].join('\n')),
  }
}

/** Reminder of several overdue fees without a greeting: one line per fee, and the total of each currency. */
export function createOverdueReminder(fees: readonly Fee[], payAddress: string, i18n: I18n, locale: string) {
  const currencies = [...new Set(fees.map(({ currency }) => currency))]
  const totals = currencies.map((currency) =>
    formatMoney(sumPrices(fees.filter((fee) => fee.currency === currency).map(getFeeAmountLeft)), currency),
  )
  const lines = fees.map((fee) => {
    const details = [
      fee.student.name.trim(),
      fee.course.name.trim(),
      formatMonth(fee.month, locale),
      formatMoney(getFeeAmountLeft(fee), fee.currency),
      fee.reference,
    ]
    return `• ${details.map(isolateBidi).join(' · ')}`
  })
  const total = isolateBidi(totals.join(', '))
  return {
    subject: i18n._(msg`Monthly fee reminder`),
    text: stripUnneededIsolates(
      [
        i18n._(msg`These monthly fees are overdue, ${total} in total:`),
        ...lines,
        i18n._(msg`Please add the references to your transfer notes and upload the receipts here:`),
        payAddress,
      ].join('\n'),
    ),
  }
}
