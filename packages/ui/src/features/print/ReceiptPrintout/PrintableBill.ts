import type { Fee, StudentBilling } from '@maktab/contract/schema'
import { type Bill, type BilledItem, toBilledItem, type PaidEvent } from '#lib/money/bills.ts'
import { getPriceFractionDigits } from '#lib/money/money.ts'

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

/** From a student’s own bill. */
export function createPrintableBill(bill: Bill): PrintableBill {
  const { key, kind, title, price, status } = toBilledItem(bill)
  const { paymentMethod, receipt, reason } = bill
  return {
    ...shared(bill),
    key,
    kind,
    title,
    price,
    amount: bill.amount ?? price,
    status,
    paymentMethod,
    receipt,
    reason,
  }
}

/** From a course purchase in the admin API. */
export function createPrintablePurchase(purchase: StudentBilling): PrintableBill {
  const { id, course, receipt, paymentMethod, paymentStatus, amount } = purchase
  return {
    ...shared(purchase),
    key: `course-${id}`,
    kind: 'course',
    title: course.name.trim(),
    price: priceOf(purchase),
    amount,
    status: statusOf(paymentStatus, receipt),
    paymentMethod,
    receipt,
    reason: undefined,
  }
}

/** From a monthly fee. */
export function createPrintableFee(fee: Fee): PrintableBill {
  const { id, student, course, month, price, amount, status, isRejected, receipt, paymentMethod, reason } = fee
  return {
    ...shared(fee),
    payer: student.name,
    key: `fee-${id}`,
    kind: 'course',
    title: course.name.trim(),
    period: month,
    price,
    amount,
    status: statusOf(isRejected ? 'rejected' : status, receipt),
    paymentMethod,
    receipt,
    reason: isRejected ? reason : undefined,
  }
}

/** From an event payment in the admin API. */
export function createPrintableEvent({ id, title, billing }: PaidEvent): PrintableBill {
  const { receipt, paymentMethod, paymentStatus, amount } = billing
  return {
    ...shared(billing),
    key: `event-${id}`,
    kind: 'event',
    title: title.trim(),
    price: priceOf(billing),
    amount,
    status: statusOf(paymentStatus ?? '', receipt),
    paymentMethod,
    receipt,
    reason: undefined,
  }
}

/** Price at the time of payment: amount plus discount, added in minor units to avoid rounding errors. */
function priceOf({ amount, discount, currency }: Pick<StudentBilling, 'amount' | 'discount' | 'currency'>) {
  if (amount === undefined || discount === undefined || currency === undefined) return undefined
  const coins = 10 ** getPriceFractionDigits(currency)
  return (Math.round(amount * coins) + Math.round(discount * coins)) / coins
}

function shared(bill: Partial<Pick<StudentBilling, Shared>>): Pick<StudentBilling, Shared> {
  const { reference, payer, date, discount, discountName, currency, transactionId, sentAt, decidedAt } = bill
  return {
    ...(reference !== undefined && { reference }),
    ...(payer !== undefined && { payer }),
    ...(date !== undefined && { date }),
    ...(discount !== undefined && { discount }),
    ...(discountName !== undefined && { discountName }),
    ...(currency !== undefined && { currency }),
    ...(transactionId !== undefined && { transactionId }),
    ...(sentAt !== undefined && { sentAt }),
    ...(decidedAt !== undefined && { decidedAt }),
  }
}

function statusOf(status: string, receipt: string | null): BilledItem['status'] {
  if (status === 'pending') return receipt ? 'underReview' : 'pending'
  return status === 'paid' || status === 'rejected' ? status : undefined
}
