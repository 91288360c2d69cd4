import type {
  Billing,
  Course,
  EnrolledCourse,
  Event,
  EventMember,
  StudentEvent,
  PaymentTerms,
  PaymentKind,
} from '@maktab/contract/schema'
import type { Bill } from './billsAndFees.ts'
import { isFree } from './currencyAmounts.ts'
import { isPartlyPaid } from './itemPayments.ts'
import { type Remote, failed, loading, ready, mergeStaleState } from '#remote.ts'
import type { ReactNode } from 'react'

/** A student’s state for an event, and the action the card offers (2§4). */
export type EventPaymentState =
  | { state: 'free'; offer: 'join' }
  | { state: 'paidNotJoined'; offer: 'join' }
  | { state: 'joined'; offer: 'leave' }
  | { state: 'toPay'; offer: 'purchase' }
  | { state: 'rejected'; offer: 'purchase' }
  /** Sending another receipt requires confirmation. */
  | { state: 'underReview'; offer: 'replaceReceipt' }
  /** A status outside the contract: shown unchanged, without an action. */
  | { state: 'unknown'; word: string; offer: null }

type EventEntry = Pick<StudentEvent, 'payment_status' | 'is_member' | 'receipt'> & {
  event: Pick<Event, 'price'>
}

export function getEventPaymentState({
  payment_status: status,
  is_member,
  receipt,
  event,
}: EventEntry): EventPaymentState {
  if (status === 'not_required' || status === 'paid' || isFree(event.price)) {
    if (is_member) return { state: 'joined', offer: 'leave' }
    return { state: status === 'paid' ? 'paidNotJoined' : 'free', offer: 'join' }
  }
  if (status === 'rejected') return { state: 'rejected', offer: 'purchase' }
  if (status !== 'pending') return { state: 'unknown', word: String(status), offer: null }
  return receipt ? { state: 'underReview', offer: 'replaceReceipt' } : { state: 'toPay', offer: 'purchase' }
}

/** A partly paid course waits for the rest, not for a review; a requested one was asked for without a receipt. */
export type CoursePaymentState = 'enrolled' | 'underReview' | 'partlyPaid' | 'rejected' | 'requested' | 'none'

/** Whether a student can buy a course, pay the rest of it or send another receipt. */
export function canPurchaseCourse(paymentState: CoursePaymentState | undefined): boolean {
  return paymentState !== undefined && paymentState !== 'enrolled' && paymentState !== 'underReview'
}

/** A student’s state for a course. The newest purchase counts, unless one was accepted. */
export function getCoursePaymentState(
  course: Pick<Course, 'id' | 'name'>,
  enrolled: readonly Pick<EnrolledCourse, 'id'>[],
  billing: readonly Bill[],
): CoursePaymentState {
  if (enrolled.some(({ id }) => id === course.id)) return 'enrolled'
  const purchases = billing.filter((entry) => isForCourse(entry, course)).toSorted((one, other) => other.id - one.id)
  if (purchases.some(({ paymentStatus }) => paymentStatus === 'paid')) return 'enrolled'
  const [newest] = purchases
  if (newest?.paymentStatus === 'pending')
    return newest.receipt === null && isPartlyPaid(newest.payments) ? 'partlyPaid' : 'underReview'
  return newest?.paymentStatus === 'rejected' ? 'rejected' : 'none'
}

/** The student’s state for each course, by id, once everything it depends on has loaded. */
export function getCoursePaymentStates(
  lists: [Remote<Course[]>, Remote<EnrolledCourse[]>, Remote<Bill[]>],
  requestedIds: readonly number[],
): Remote<ReadonlyMap<number, CoursePaymentState>> {
  const [courses, enrolled, billing] = lists
  const failures = lists.filter((list) => list.state === 'failed')
  const [first] = failures
  if (first) return failed(first.message, () => failures.forEach(({ retry }) => retry()))
  if (courses.state !== 'ready' || enrolled.state !== 'ready' || billing.state !== 'ready') return loading
  const states = courses.data.map((course) => {
    const state = getCoursePaymentState(course, enrolled.data, billing.data)
    return [course.id, state === 'none' && requestedIds.includes(course.id) ? 'requested' : state] as const
  })
  return mergeStaleState(ready(new Map(states)), ...lists)
}

/** Matches a bill’s course by id if the backend sends it, otherwise by name. */
function isForCourse({ course: billed, courseId }: Bill, course: Pick<Course, 'id' | 'name'>): boolean {
  if (!billed) return false
  const id = courseId ?? billed.id
  return id === undefined ? billed.name === course.name : id === course.id
}

/** Whether the student has never bought a course. */
export function isFirstPurchase(paymentStates: readonly CoursePaymentState[], billing: readonly Billing[]): boolean {
  return (
    paymentStates.every((state) => state === 'none' || state === 'requested') && billing.every(({ course }) => !course)
  )
}

/** The next member of an event in the list with a pending payment. */
export function findNextPendingStudent(members: readonly EventMember[], studentId: number): number | undefined {
  const at = members.findIndex(({ student }) => student.id === studentId)
  return members.slice(at + 1).find(({ payment_status: status }) => status === 'pending')?.student.id
}

/** Whether nothing is to be paid: the price is free or fully discounted. */
export function isNothingToPay(price: number | null, terms: PaymentTerms | undefined): boolean {
  return isFree(terms ? terms.amount : price)
}

/** A discount code that the payment terms include. */
export type AppliedCode = {
  code: string
  /** Discount without the code. */
  discountWithout: number
}

type PricedTerms = {
  pricing?: Course['pricing'] | undefined
  terms: PaymentTerms | undefined
  appliedCode: AppliedCode | undefined
}

/** Whether a code reduces only the first month: codes can’t be entered for later months. */
export function isFirstMonthOnlyDiscount({ pricing, terms, appliedCode }: PricedTerms): boolean {
  return (
    pricing === 'monthly' &&
    terms !== undefined &&
    appliedCode !== undefined &&
    terms.discount > appliedCode.discountWithout
  )
}

export type PaymentDetailsSlots = {
  /** Shown while the details aren’t loaded. */
  fallback: ReactNode
  /** The receipt, shown after the amount. */
  picture?: ReactNode
  /** Name of the applied discount, if any. */
  discountName?: string | null | undefined
  /** Decision buttons below the details; rendered once these are loaded or have failed, to avoid a layout shift. */
  decision: ReactNode
}

export type PaymentIdentifier = { kind: PaymentKind; id: number }

/** Renders a payment’s details, loaded on demand; shows `fallback` if they aren’t available. */
export type RenderPaymentDetails = (payment: PaymentIdentifier, parts: PaymentDetailsSlots) => ReactNode

/** Crockford’s base 32, without letters that look like digits or each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** Creates a reference for the payment of a visitor without an account: random, and easy to copy by hand. */
export function createVisitorReference(): string {
  const letters = crypto.getRandomValues(new Uint8Array(LENGTH))
  // 256 is a multiple of 32, so all letters are equally likely.
  return `R-${Array.from(letters, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

const BITS = 5
const REFERENCE_COUNT = 2 ** (BITS * LENGTH)
/** Odd, so that courses don’t collide; large, so that consecutive ids look different. */
const MULTIPLIER = 654_435_761

/** Derives the reference for one course of a visitor; it doesn’t depend on the other courses in the form. */
export function deriveCourseReference(reference: string, courseId: number): string {
  const base = Array.from(reference.slice(2)).reduce(
    (sum, letter) => sum * ALPHABET.length + ALPHABET.indexOf(letter),
    0,
  )
  const value = (base + Number((BigInt(courseId) * BigInt(MULTIPLIER)) % BigInt(REFERENCE_COUNT))) % REFERENCE_COUNT
  const letters = Array.from({ length: LENGTH }, (_, place) => {
    const digit = Math.floor(value / ALPHABET.length ** (LENGTH - 1 - place)) % ALPHABET.length
    return ALPHABET[digit]
  })
  return `R-${letters.join('')}`
}
