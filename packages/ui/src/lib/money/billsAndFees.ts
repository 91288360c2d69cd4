import type { Billing, Fee, EventBilling, FeeStatus, FeeList, EnrolledCourse } from '@maktab/contract/schema'
import { memoizeByKey } from '../memoizeByKey.ts'

/** A payment of the signed-in student, with an id that is unique in its list. */
export type Bill = Billing & { id: number }

/**
 * Adds missing ids to payments. In the specification payments have none (2§3); they get their position in the list,
 * starting at 1.
 */
export function assignBillIds<Item extends object>(
  bills: readonly (Item & { id?: number })[],
): (Item & { id: number })[] {
  return bills.map((bill, index) => ({ ...bill, id: bill.id ?? index + 1 }))
}

/** Converts a fee to a bill for its course; undefined if no payment was submitted. */
export function createBillFromFee(fee: Fee): Bill | undefined {
  const { id, course, price, status, isRejected, dueOn: _, month: __, ...rest } = fee
  if (fee.sentAt === null) return undefined
  const paymentStatus = isRejected ? 'rejected' : status === 'paid' ? 'paid' : 'pending'
  return {
    ...rest,
    id,
    kind: 'course',
    courseId: course.id,
    course: { ...course, description: null, price },
    paymentStatus,
  }
}

/** A student’s payment for an event, with the event’s id and title. */
export type PaidEvent = { id: number; title: string; billing: EventBilling }

export type BilledItem = {
  /** Unique among all bills; the ids of courses and events may be the same. */
  key: string
  kind: 'course' | 'event'
  title: string
  description: string
  price: number | null
  /** Status of the payment; a pending payment with a receipt is under review (decision 18). */
  status: Bill['paymentStatus'] | 'underReview'
}

/** The course or event of a bill in a common format (2§3). A missing title is ''. */
export function toBilledItem({ id, kind: billKind, course, event, receipt, paymentStatus }: Bill): BilledItem {
  const kind = event ? 'event' : course ? 'course' : (billKind ?? 'course')
  const item = event ?? course
  return {
    key: `${kind}-${id}`,
    kind,
    title: (event?.title ?? course?.name ?? '').trim(),
    description: item?.description?.trim() ?? '',
    price: item?.price ?? null,
    status: paymentStatus === 'pending' && receipt ? 'underReview' : paymentStatus,
  }
}

/** Kind of a paid item; a fee is one month of a course. */
export type PaidItemKind = 'course' | 'event' | 'fee'

/** A submitted payment: with a receipt (the bill may be unknown), free, or unknown. */
export type SentPayment =
  | {
      state: 'receipt'
      bill: Bill | undefined
      /** The paid month of a fee, as yyyy-MM. */
      month?: string
      /** Other payments with the same receipt. */
      together?: Fee['together']
    }
  | { state: 'free'; title: string | undefined }
  | { state: 'unknown' }

/** Links shown after a payment was submitted. */
export type PaymentSentHrefs = {
  payments: string
  /** Printable receipt of this payment. */
  receipt: string | undefined
  /** Form for a new receipt, if one is needed. */
  newReceipt: string | undefined
  /** List of courses or events; undefined for a fee. */
  catalogue: string | undefined
  enrolled: string
}

const isOutstanding: Record<FeeStatus, boolean> = {
  due: true,
  overdue: true,
  rejected: true,
  pending: false,
  paid: false,
  waived: false,
}

/** Whether a fee must still be paid, because it is unpaid or its receipt was rejected. */
export function isFeeOutstanding({ status }: Pick<Fee, 'status'>): boolean {
  return isOutstanding[status]
}

/** Whether a fee has a printable receipt: only if a payment was submitted or recorded. */
export function hasPrintableReceipt({
  status,
  isRejected,
  payments,
}: Pick<Fee, 'status' | 'isRejected' | 'payments'>): boolean {
  return status === 'paid' || status === 'pending' || isRejected || (payments !== undefined && payments.paid > 0)
}

const getFormatter = memoizeByKey(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' }),
)

/** Formats a month (yyyy-MM) in the locale; invalid text is returned unchanged. */
export function formatMonth(month: string, locale: string): string {
  const first = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? Date.parse(`${month}-01T00:00:00Z`) : Number.NaN
  return Number.isNaN(first) ? month : getFormatter(locale).format(first)
}

/**
 * Formats the name of a paid item. The API names a fee by its course and month, “Tajweed, 2026-12”, which becomes
 * “Tajweed, December 2026”; other names are returned unchanged.
 */
export function formatPaidItem(what: string, locale: string): string {
  return what.replace(/, (\d{4}-\d{2})$/, (_, month: string) => `, ${formatMonth(month, locale)}`)
}

/** Statuses of fees that need action. */
export type OpenFeeStatus = keyof FeeList['counts']

export const openFeeStatuses: readonly OpenFeeStatus[] = ['overdue', 'due', 'pending']

const openStatusOf: Record<FeeStatus, OpenFeeStatus | undefined> = {
  overdue: 'overdue',
  due: 'due',
  // A new receipt can be sent until the due date.
  rejected: 'due',
  pending: 'pending',
  paid: undefined,
  waived: undefined,
}

/** Whether a fee still has a status; it may have been paid or become overdue since it was loaded. */
export function hasListedFeeStatus({ status }: Pick<Fee, 'status'>, listed: ListedFeeStatus): boolean {
  return listed === 'paid' ? status === 'paid' : openStatusOf[status] === listed
}

/** Statuses by which the fees of all students are listed. */
export type ListedFeeStatus = OpenFeeStatus | 'paid'

export const listedFeeStatuses: readonly ListedFeeStatus[] = [...openFeeStatuses, 'paid']

/** Fees of one status, earliest due date first, and the number of fees by status. */
export type FeesToCollect = {
  fees: readonly Fee[]
  counts: FeeList['counts']
  /** What is still to be paid in each currency; undefined if the backend doesn’t add it up, nor lists paid fees. */
  sums?: FeeList['sums']
  /** Loads more; undefined if there are none. */
  onLoadMore: (() => void) | undefined
}

/** Key of a bill’s course or event, by id if the backend sends it, otherwise by name. */
export function getBilledItemKey(bill: Bill): string {
  const { kind, title } = toBilledItem(bill)
  return `${kind}-${getBilledItemId(bill) ?? title}`
}

/** Id of a bill’s course or event. */
export function getBilledItemId({ courseId, eventId, course, event }: Bill): number | undefined {
  return event ? (eventId ?? event.id) : (courseId ?? course?.id)
}

/** The newest payment of a course or an event, by `getBilledItemKey`. */
export function findNewestBill(billing: readonly Bill[], itemKey: string): Bill | undefined {
  return billing.filter((bill) => getBilledItemKey(bill) === itemKey).toSorted((one, other) => other.id - one.id)[0]
}

/** Whether a payment was rejected and the same item hasn’t been paid, resubmitted or granted for free since. */
export function needsNewReceipt(
  bill: Bill,
  billing: readonly Bill[],
  enrolled: readonly Pick<EnrolledCourse, 'id'>[],
): boolean {
  if (bill.paymentStatus !== 'rejected') return false
  if (!bill.event && enrolled.some(({ id }) => id === getBilledItemId(bill))) return false
  const key = getBilledItemKey(bill)
  const isSettled = billing.some((other) => getBilledItemKey(other) === key && other.paymentStatus === 'paid')
  return !isSettled && findNewestBill(billing, key) === bill
}
