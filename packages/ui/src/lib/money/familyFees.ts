import type { Fee, FamilyChild, FamilyDue } from '@maktab/contract/schema'
import { getAmountHeld, getFeeAmountLeft } from './itemPayments.ts'
import { sumPrices } from './currencyAmounts.ts'
import { isFeeOutstanding } from './billsAndFees.ts'

/** A fee that can be paid with one receipt, together with others of the same family. */
export type PayableFee = Pick<
  Fee,
  | 'id'
  | 'status'
  | 'isRejected'
  | 'reason'
  | 'month'
  | 'dueOn'
  | 'price'
  | 'discount'
  | 'discountName'
  | 'amount'
  | 'currency'
  | 'reference'
> & {
  course: string
  /** Method of the last receipt. */
  paymentMethod?: string | null
  /** What was recorded for it already. */
  paid: number
  /** Name of the child, if it isn’t the one whose page is open. */
  child?: string | undefined
}

/** A fee of the child whose page is open. */
export function toOwnFee({ course, payments, ...fee }: Fee): PayableFee {
  const amount = getFeeAmountLeft({ ...fee, payments })
  return { ...fee, course: course.name, amount, paid: payments ? getAmountHeld(payments) : 0 }
}

/** The open fees of the other children. */
export function getSiblingFees(children: readonly FamilyChild[]): PayableFee[] {
  return children
    .filter(({ isPresent }) => !isPresent)
    .flatMap(({ name, dues }) => dues.flatMap((due) => toSiblingFee(name, due) ?? []))
}

function toSiblingFee(child: string, due: FamilyDue): PayableFee | undefined {
  const { kind, id, title, month, dueOn, amount, currency, isOverdue, reference } = due
  if (kind !== 'fee' || month === undefined || dueOn === undefined || reference === undefined) return undefined
  return {
    id,
    status: isOverdue ? 'overdue' : 'due',
    isRejected: false,
    reason: null,
    month,
    dueOn,
    price: amount,
    discount: 0,
    discountName: null,
    amount,
    currency,
    reference,
    course: title,
    paid: 0,
    child,
  }
}

/** The other open fees that can be paid with the same receipt as a fee, oldest first. */
export function getOtherFees(fee: PayableFee, all: readonly PayableFee[]): PayableFee[] {
  return all
    .filter((other) => other.id !== fee.id && other.currency === fee.currency && isFeeOutstanding(other))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}

/** The monthly fees that a family can pay with one receipt: those in the currency of the first. */
export function getFamilyFees(children: readonly FamilyChild[]): { ids: number[]; total: number; currency: string } {
  const fees = children.flatMap(({ dues }) => dues.filter(({ kind }) => kind === 'fee'))
  const { currency = '' } = fees[0] ?? {}
  const same = fees.filter((fee) => fee.currency === currency)
  return { ids: same.map(({ id }) => id), total: sumPrices(same.map(({ amount }) => amount)), currency }
}
