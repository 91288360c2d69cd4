import type { Fee, StudentBilling } from '@maktab/contract/schema'
import { type Bill, type BilledItem, toBilledItem, type PaidEvent } from '#lib/money/bills.ts'
import { getPriceFractionDigits } from '#lib/money/money.ts'

/** What the paper of a payment tells, whoever asks for it; what nobody knows is not there. */
export type PrintableBill = {
  /** Tells it from all others, as `lib/money/toBilledItem.ts` does. */
  key: string
  kind: BilledItem['kind']
  title: string
  /** The month that it is for, where it comes again, as yyyy-MM. */
  period?: string | undefined
  /** Undefined where a backend doesn’t tell it; null is free. */
  price: number | null | undefined
  /** What is to be paid: the price without the discount. */
  amount: number | null | undefined
  status: BilledItem['status']
} & Pick<Bill, 'paymentMethod' | 'receipt' | 'reason'> &
  Pick<StudentBilling, Shared>

/** What both sides are told in one way; the currency is that of the payment, where it was kept. */
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

/** Of a student’s own bill. */
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

/** Of what was bought, as the office sees it. */
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

/** Of one month of a course, whoever sees it. */
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

/** Of an event, as the office sees it. */
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

/** The price of then is what was paid and what was taken off, in coins, so that nothing is lost to fractions. */
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

function statusOf(told: string, receipt: string | null): BilledItem['status'] {
  if (told === 'pending') return receipt ? 'underReview' : 'pending'
  return told === 'paid' || told === 'rejected' ? told : undefined
}
