import type { Fee, StudentBilling } from '@maktab/contract/schema'
import { type Bill, type BilledItem, toBilledItem, type PaidEvent } from '#lib/money/billsAndFees.ts'
import { getPriceFractionDigits } from '#lib/money/currencyAmounts.ts'

/** Common data of a printed payment, for students and the office; unknown values are undefined. */
export type PrintableBill = {
  /** Unique key, as in `lib/money/toBilledItem.ts`. */
  key: string
  kind: BilledItem['kind']
  title: string
  /** Month of a recurring payment, as yyyy-MM. */
  period?: string | undefined
  /** Undefined if the backend doesn’t report it; null is free. */
  price: number | null | undefined
  /** Amount due: the price minus the discount. */
  amount: number | null | undefined
  status: BilledItem['status']
} & Pick<Bill, 'paymentMethod' | 'receipt' | 'reason'> &
  Pick<StudentBilling, Shared>

/** Fields with the same meaning in all sources. The currency is the payment’s, if stored. */
type Shared =
  | 'reference'
  | 'payer'
  | 'date'
  | 'discount'
  | 'discountName'
  | 'currency'
  | 'transactionId'
  | 'sentAt'
  | 'decidedAt'
  | 'payments'

/** From a student’s own bill. */
export function createPrintableBill(bill: Bill): PrintableBill {
  const { key, kind, title, price, status } = toBilledItem(bill)
  return { ...bill, key, kind, title, price, amount: bill.amount ?? price, status }
}

/** From a course purchase in the admin API. */
export function createPrintablePurchase(purchase: StudentBilling): PrintableBill {
  return {
    ...purchase,
    key: `course-${purchase.id}`,
    kind: 'course',
    title: purchase.course.name.trim(),
    price: priceOf(purchase),
    amount: purchase.amount,
    status: statusOf(purchase.paymentStatus, purchase.receipt),
    reason: undefined,
  }
}

/** From a monthly fee. */
export function createPrintableFee(fee: Fee): PrintableBill {
  return {
    ...fee,
    payer: fee.student.name,
    key: `fee-${fee.id}`,
    kind: 'course',
    title: fee.course.name.trim(),
    period: fee.month,
    status: statusOf(fee.isRejected ? 'rejected' : fee.status, fee.receipt),
    reason: fee.isRejected ? fee.reason : undefined,
  }
}

/** From an event payment in the admin API. */
export function createPrintableEvent({ id, title, billing }: PaidEvent): PrintableBill {
  return {
    ...billing,
    key: `event-${id}`,
    kind: 'event',
    title: title.trim(),
    price: priceOf(billing),
    amount: billing.amount,
    status: statusOf(billing.paymentStatus ?? '', billing.receipt),
    reason: undefined,
  }
}

/** Price at the time of payment: amount plus discount, added in minor units to avoid rounding errors. */
function priceOf({ amount, discount, currency }: Pick<StudentBilling, 'amount' | 'discount' | 'currency'>) {
  if (amount === undefined || discount === undefined || currency === undefined) return undefined
  const coins = 10 ** getPriceFractionDigits(currency)
  return (Math.round(amount * coins) + Math.round(discount * coins)) / coins
}

function statusOf(status: string, receipt: string | null): BilledItem['status'] {
  if (status === 'pending') return receipt ? 'underReview' : 'pending'
  return status === 'paid' || status === 'rejected' ? status : undefined
}
