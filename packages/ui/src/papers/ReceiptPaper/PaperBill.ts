import type { Billing, StudentBilling } from '@maktab/contract/schema'
import { type BilledItem, billedItem } from '#model/billedItem.ts'

/** What the paper of a payment tells, whoever asks for it; what nobody knows is not there. */
export type PaperBill = {
  /** Tells it from all others, as `model/billedItem.ts` does. */
  key: string
  kind: BilledItem['kind']
  title: string
  /** What it is for, where it comes again: “November 2026”. */
  period?: string | undefined
  /** Undefined where a backend doesn’t tell it; null is free. */
  price: number | null | undefined
  /** What is to be paid: the price without the discount. */
  amount: number | null | undefined
  status: BilledItem['status']
} & Pick<Billing, 'paymentMethod' | 'receipt' | 'reason'> &
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
export function paperBill(bill: Billing): PaperBill {
  const { key, kind, title, price, status } = billedItem(bill)
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

/** Of a bill as the office sees it, which is always of a course, and whose price is not told. */
export function paperBillOfPurchase(purchase: StudentBilling): PaperBill {
  const { id, course, receipt, paymentMethod, paymentStatus, amount } = purchase
  return {
    ...shared(purchase),
    key: `course-${id}`,
    kind: 'course',
    title: course.name.trim(),
    price: undefined,
    amount,
    status: statusOf(paymentStatus, receipt),
    paymentMethod,
    receipt,
    reason: undefined,
  }
}

function shared(bill: Pick<StudentBilling, Shared>): Pick<StudentBilling, Shared> {
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
