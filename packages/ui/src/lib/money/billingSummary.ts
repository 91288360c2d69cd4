import type { Fee, OwnDiscount } from '@maktab/contract/schema'
import { type Bill, isFeeOutstanding, toBilledItem } from './billsAndFees.ts'
import { type RequestedCourse, getRequestsToPay } from './courseRequests.ts'
import { type CurrencyAmount, sumByCurrency } from './currencyAmounts.ts'
import { getFeeAmountLeft, isPartlyPaid } from './itemPayments.ts'

/** Something to pay: a monthly fee, a course or an event whose payment failed or is partial, or a requested course. */
type DueItem = CurrencyAmount & { title: string; href: string; month?: string }

/** The page to pay each kind of item. */
type DueHrefs = {
  fee: (id: number) => string
  /** For another receipt. */
  bill: (bill: Bill) => string
  request: (courseId: number) => string
}

export type BillingSummary = {
  /** What the student has to pay, by currency. */
  toPay: CurrencyAmount[]
  /** What was paid with receipts under review, by currency. */
  underReview: CurrencyAmount[]
  /** The next due date from today on. */
  nextDueOn: string | undefined
  /** What to pay first: the longest overdue fee, then courses and events, then the next fee. */
  first: DueItem | undefined
  /** The open fees that one receipt can pay: those in the currency of the first. */
  openFees: readonly Fee[]
}

type Sources = {
  billing: readonly Bill[]
  fees: readonly Fee[]
  requests?: readonly RequestedCourse[]
  discounts?: readonly OwnDiscount[]
  /** Whether a rejected bill still needs another receipt. */
  needsResubmission: (bill: Bill) => boolean
  /** Currency of bills that name none. */
  currency: string
  today: string
  hrefs: DueHrefs
}

const none: readonly never[] = []

/** What a student has to pay; undefined if the backend doesn’t say which bills are paid. */
export function getBillingSummary({
  billing,
  fees,
  requests = none,
  discounts = none,
  needsResubmission,
  currency,
  today,
  hrefs,
}: Sources): BillingSummary | undefined {
  if (fees.length + requests.length === 0 && billing.every(({ paymentStatus }) => paymentStatus === undefined))
    return undefined
  const open = fees.filter(isFeeOutstanding).toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
  const amountOf = (bill: Bill): CurrencyAmount => ({
    currency: bill.currency ?? currency,
    amount: bill.payments?.left ?? bill.amount ?? toBilledItem(bill).price ?? 0,
  })
  const isDue = (bill: Bill) =>
    needsResubmission(bill) || (bill.paymentStatus === 'pending' && !bill.receipt && isPartlyPaid(bill.payments))
  const isUnderReview = (bill: Bill) => toBilledItem(bill).status === 'underReview'
  const toFeeAmount = (fee: Fee): CurrencyAmount => ({ currency: fee.currency, amount: getFeeAmountLeft(fee) })
  const toDueFee = (fee: Fee): DueItem => ({
    ...toFeeAmount(fee),
    title: fee.course.name,
    month: fee.month,
    href: hrefs.fee(fee.id),
  })
  const due: DueItem[] = [
    ...open.filter(({ dueOn }) => dueOn < today).map(toDueFee),
    ...billing
      .filter(isDue)
      .map((bill) => ({ ...amountOf(bill), title: toBilledItem(bill).title, href: hrefs.bill(bill) })),
    ...getRequestsToPay(requests, { billing, discounts, currency }).map(({ courseId, courseName, amount }) => ({
      currency,
      amount,
      title: courseName,
      href: hrefs.request(courseId),
    })),
    ...open.filter(({ dueOn }) => dueOn >= today).map(toDueFee),
  ].filter(({ amount }) => amount > 0)
  return {
    toPay: sumByCurrency(due),
    underReview: sumByCurrency([
      ...fees.filter(({ status }) => status === 'pending').map(toFeeAmount),
      ...billing.filter(isUnderReview).map(amountOf),
    ]),
    nextDueOn: open.find(({ dueOn }) => dueOn >= today)?.dueOn,
    first: due[0],
    openFees: open.filter(({ currency: of }) => of === open[0]?.currency),
  }
}
