import { getMinorUnitDigits } from '#lib/intl.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { formatTimestamp } from './periods.ts'

/** A price of the contract in whole minor units, in which alone amounts are added and compared. */
export function toMinorUnits(price: number, currency: string): number {
  return Math.round(price * 10 ** getMinorUnitDigits(currency))
}

/** An amount in minor units as the contract has prices. */
export function fromMinorUnits(amount: number, currency: string): number {
  return amount / 10 ** getMinorUnitDigits(currency)
}

/** Refuses an amount with more digits than the school’s currency has, which would be rounded where it is paid. */
export async function assertCurrencyPrecision(
  { database, services }: Pick<OperationRequest<'saveCourse'>, 'database' | 'services'>,
  field: string,
  amount: number | null | undefined,
): Promise<void> {
  if (amount === null || amount === undefined) return
  const { currency } = await readSettings(database, services)
  if (fromMinorUnits(toMinorUnits(amount, currency), currency) === amount) return
  throw invalidField(
    field,
    message('Enter an amount with {count} digits after the point at most.', { count: getMinorUnitDigits(currency) }),
  )
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

/** What a bill tells beside its item; nothing of amounts where none were kept. */
export function toBilledAmounts({ transactionId, sentAt, seenAt, decidedAt, ...kept }: StoredPayment) {
  return {
    ...toAmounts(kept),
    transactionId,
    sentAt: formatTimestamp(sentAt),
    seenAt: formatTimestamp(seenAt),
    decidedAt: formatTimestamp(decidedAt),
  }
}

/** What was paid after what was taken off, in words of the contract; nothing where it wasn’t kept. */
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
