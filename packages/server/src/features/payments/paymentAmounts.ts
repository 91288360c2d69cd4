import { getMinorUnitDigits } from '#lib/currency.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { type HttpError, invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { formatTimestamp } from './reportPeriods.ts'

/** Converts a price of the contract to whole minor units. Amounts are added and compared only in these. */
export function toMinorUnits(price: number, currency: string): number {
  return Math.round(price * 10 ** getMinorUnitDigits(currency))
}

/** Converts minor units to a price of the contract. */
export function fromMinorUnits(amount: number, currency: string): number {
  return amount / 10 ** getMinorUnitDigits(currency)
}

/** Rejects an amount with more digits than the school's currency has, because payers would have to round it. */
export async function assertCurrencyPrecision(
  { database, services }: Pick<OperationRequest<'saveCourse'>, 'database' | 'services'>,
  field: string,
  amount: number | null | undefined,
): Promise<void> {
  if (amount === null || amount === undefined) return
  const { currency } = await readSettings(database, services)
  if (fromMinorUnits(toMinorUnits(amount, currency), currency) === amount) return
  throw tooManyDigits(field, currency)
}

/** An amount of a form in whole minor units of its currency; throws if it has more digits. */
export function requireMinorUnits(field: string, amount: number, currency: string): number {
  const minor = toMinorUnits(amount, currency)
  if (minor > 0 && fromMinorUnits(minor, currency) === amount) return minor
  throw tooManyDigits(field, currency)
}

function tooManyDigits(field: string, currency: string): HttpError {
  const count = getMinorUnitDigits(currency)
  return invalidField(field, message('Enter an amount with at most {count} decimal places.', { count }))
}

type StoredPayment = {
  currency: string | null
  amount: number | null
  discount: number
  discount_name: string | null
  transactionId: string | null
  sentAt: number | null
  seenAt: number | null
  decidedAt: number | null
}

/** The payment details of a bill, without amounts if none were stored. */
export function toBilledAmounts({ transactionId, sentAt, seenAt, decidedAt, ...stored }: StoredPayment) {
  return {
    ...toAmounts(stored),
    transactionId,
    sentAt: formatTimestamp(sentAt),
    seenAt: formatTimestamp(seenAt),
    decidedAt: formatTimestamp(decidedAt),
  }
}

/** Price, discount and amount of a payment for the response; nothing if they weren't stored. */
export function toAmounts({
  currency,
  amount,
  discount,
  discount_name: discountName,
}: Pick<StoredPayment, 'currency' | 'amount' | 'discount' | 'discount_name'>) {
  if (currency === null || amount === null) return undefined
  return {
    currency,
    amount: fromMinorUnits(amount, currency),
    discount: fromMinorUnits(discount, currency),
    discountName,
  }
}
