import type { Billing, Fee, EventBilling, FeeStatus, FeeList, EnrolledCourse } from '@maktab/contract/schema'
import { memoizeByKey } from '../formatters.ts'

/** A payment of the student who is signed in, told from the others of its list by its number. */
export type Bill = Billing & { id: number }

/**
 * Payments with their numbers. The specification’s have none (2§3): there a payment gets its place in the list, counted
 * from 1.
 */
export function assignBillIds<One extends object>(bills: readonly (One & { id?: number })[]): (One & { id: number })[] {
  return bills.map((bill, index) => ({ ...bill, id: bill.id ?? index + 1 }))
}

/** A fee as what was billed for its course; of one for which nothing was sent nothing was. */
export function createBillFromFee(fee: Fee): Bill | undefined {
  const { id, course, price, status, isRejected, dueOn: _, month: __, ...kept } = fee
  if (fee.sentAt === null) return undefined
  const paymentStatus = isRejected ? 'rejected' : status === 'paid' ? 'paid' : 'pending'
  return {
    ...kept,
    id,
    kind: 'course',
    courseId: course.id,
    course: { ...course, description: null, price },
    paymentStatus,
  }
}

/** What a student paid for an event, whose number and title it is. */
export type PaidEvent = { id: number; title: string; billing: EventBilling }

export type BilledItem = {
  /** Tells a bill from all others: a course’s and an event’s may have the same number. */
  key: string
  kind: 'course' | 'event'
  title: string
  description: string
  price: number | null
  /** Of the payment; what is pending with a receipt is under review (decision 18). */
  status: Bill['paymentStatus'] | 'underReview'
}

/** What was paid for, in one shape for courses and events (2§3). A title that is missing is empty. */
export function toBilledItem({ id, kind: told, course, event, receipt, paymentStatus }: Bill): BilledItem {
  const kind = event ? 'event' : course ? 'course' : (told ?? 'course')
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

/** What was paid for; a fee is one month of a course. */
export type PaidItemKind = 'course' | 'event' | 'fee'

/** What was sent: a receipt, whose payment may not be told; nothing, of what is free; or nothing that is known. */
export type SentPayment =
  | {
      state: 'receipt'
      bill: Bill | undefined
      /** Of a fee the month that was paid for, as yyyy-MM. */
      month?: string
    }
  | { state: 'free'; title: string | undefined }
  | { state: 'unknown' }

/** Where one goes on. */
export type PaymentSentHrefs = {
  payments: string
  /** The paper of this payment, to be printed. */
  paper: string | undefined
  /** Where another receipt is sent, where one is asked for. */
  again: string | undefined
  /** The other courses, or events; a fee has none. */
  more: string | undefined
  enrolled: string
}

const owed: Record<FeeStatus, boolean> = {
  due: true,
  overdue: true,
  rejected: true,
  pending: false,
  paid: false,
  waived: false,
}

/** Whether somebody has to pay it, because nobody did or the receipt was not accepted. */
export function isFeeOutstanding({ status }: Pick<Fee, 'status'>): boolean {
  return owed[status]
}

/** Whether there is a paper of it: nobody has one of a month of which nothing was sent. */
export function hasPrintableReceipt({ status, isRejected }: Pick<Fee, 'status' | 'isRejected'>): boolean {
  return status === 'paid' || status === 'pending' || isRejected
}

const formatterOf = memoizeByKey(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' }),
)

/** A month of the wire (yyyy-MM) as the language writes it; what can’t be read is shown as it came. */
export function formatMonth(month: string, locale: string): string {
  const first = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? Date.parse(`${month}-01T00:00:00Z`) : Number.NaN
  return Number.isNaN(first) ? month : formatterOf(locale).format(first)
}

/** Those that somebody has to see to. */
export type OpenFeeStatus = keyof FeeList['counts']

export const openFeeStatuses: readonly OpenFeeStatus[] = ['overdue', 'due', 'pending']

const stateOf: Record<FeeStatus, OpenFeeStatus | undefined> = {
  overdue: 'overdue',
  due: 'due',
  // Another receipt is asked for while there is time.
  rejected: 'due',
  pending: 'pending',
  paid: undefined,
  waived: undefined,
}

/** Whether a fee is of a state: what was paid or came due meanwhile no longer is of the one that was asked for. */
export function hasOpenFeeStatus({ status }: Pick<Fee, 'status'>, state: OpenFeeStatus): boolean {
  return stateOf[status] === state
}

/** Fees of one state, what was due first at the top, and how many there are of each. */
export type FeesToCollect = {
  fees: readonly Fee[]
  counts: FeeList['counts']
  /** Undefined where there are no others. */
  onMore: (() => void) | undefined
}

/** Of a course or an event: what its payments have in common, by number where the backend tells it, else by its name. */
export function getBilledItemKey(bill: Bill): string {
  const { kind, title } = toBilledItem(bill)
  return `${kind}-${getBilledItemId(bill) ?? title}`
}

/** The number of the course or the event that a bill is for. */
export function getBilledItemId({ courseId, eventId, course, event }: Bill): number | undefined {
  return event ? (eventId ?? event.id) : (courseId ?? course?.id)
}

/** The newest payment of a course or an event, by `getBilledItemKey`. */
export function findNewestBill(billing: readonly Bill[], itemKey: string): Bill | undefined {
  return billing.filter((bill) => getBilledItemKey(bill) === itemKey).toSorted((one, other) => other.id - one.id)[0]
}

/** Whether a payment was rejected, and nothing was paid, sent or given for free for the same since. */
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
