import type { Course, EnrolledCourse, Event, StudentEvent, PaymentTerms, PaymentKind } from '@maktab/contract/schema'
import type { Bill } from './bills.ts'
import { isFree } from './money.ts'
import type { ReactNode } from 'react'

/** Where somebody stands with an event, and the one thing the card offers (2§4). */
export type EventPaymentState =
  | { state: 'free'; offer: 'join' }
  | { state: 'paidNotJoined'; offer: 'join' }
  | { state: 'joined'; offer: 'leave' }
  | { state: 'toPay'; offer: 'purchase' }
  | { state: 'rejected'; offer: 'purchase' }
  /** Sending another receipt is possible and asks first. */
  | { state: 'underReview'; offer: 'replaceReceipt' }
  /** A word that isn’t agreed: it shows as itself and offers nothing. */
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

export type CoursePaymentState = 'enrolled' | 'underReview' | 'rejected' | 'none'

/** Where somebody stands with a course. Of several purchases the newest counts, unless one of them was accepted. */
export function getCoursePaymentState(
  course: Pick<Course, 'id' | 'name'>,
  enrolled: readonly Pick<EnrolledCourse, 'id'>[],
  billing: readonly Bill[],
): CoursePaymentState {
  if (enrolled.some(({ id }) => id === course.id)) return 'enrolled'
  const purchases = billing
    .filter((entry) => isOf(entry, course))
    .toSorted((one, other) => other.id - one.id)
    .map(({ paymentStatus }) => paymentStatus)
  if (purchases.includes('paid')) return 'enrolled'
  if (purchases[0] === 'pending') return 'underReview'
  return purchases[0] === 'rejected' ? 'rejected' : 'none'
}

/** A bill names its course by number where the backend tells it, else only by name. */
function isOf({ course: billed, courseId }: Bill, course: Pick<Course, 'id' | 'name'>): boolean {
  if (!billed) return false
  const id = courseId ?? billed.id
  return id === undefined ? billed.name === course.name : id === course.id
}

/** Whether nothing is to be paid: it is free, or all of its price is taken off. */
export function isNothingToPay(price: number | null, terms: PaymentTerms | undefined): boolean {
  return isFree(terms ? terms.amount : price)
}

/** A code that what is to be paid was told with. */
export type AppliedCode = {
  code: string
  /** What is taken off without it. */
  discountWithout: number
}

type Told = {
  pricing?: Course['pricing'] | undefined
  terms: PaymentTerms | undefined
  appliedCode: AppliedCode | undefined
}

/** Whether a code takes something off the first month alone: of those that follow nobody asks for one. */
export function isFirstMonthOnlyDiscount({ pricing, terms, appliedCode }: Told): boolean {
  return (
    pricing === 'monthly' &&
    terms !== undefined &&
    appliedCode !== undefined &&
    terms.discount > appliedCode.discountWithout
  )
}

export type PaymentDetailsSlots = {
  /** What is known of the payment without its file. */
  fallback: ReactNode
  /** Its receipt, which stands in the file after the amount. */
  picture?: ReactNode
  /** What is called that was taken off, where something was. */
  discountName?: string | null | undefined
  /** What is decided below the file: only once it is there, or can’t be had, so that nothing moves away under a finger. */
  decision: ReactNode
}

export type PaymentIdentifier = { kind: PaymentKind; id: number }

/** The file of a payment, asked for when it is shown; what isn’t known shows what stands `instead`. */
export type RenderPaymentDetails = (payment: PaymentIdentifier, parts: PaymentDetailsSlots) => ReactNode

/** Crockford’s alphabet: without letters that are taken for digits, or for each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** What a visitor’s payment is called by, before there is an account: it can’t be guessed, and is easily copied by hand. */
export function createVisitorReference(): string {
  const letters = crypto.getRandomValues(new Uint8Array(LENGTH))
  // 256 is a multiple of 32: every letter is as likely as another.
  return `R-${Array.from(letters, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

const BITS = 5
const ROOM = 2 ** (BITS * LENGTH)
/** Odd, so that no two courses come to the same; large, so that neighbours look different. */
const SPREAD = 654_435_761

/** The reference for one course of a visitor: each payment has its own, which stays when the blocks around it go. */
export function deriveCourseReference(reference: string, courseId: number): string {
  const own = Array.from(reference.slice(2)).reduce(
    (sum, letter) => sum * ALPHABET.length + ALPHABET.indexOf(letter),
    0,
  )
  const value = (own + Number((BigInt(courseId) * BigInt(SPREAD)) % BigInt(ROOM))) % ROOM
  const letters = Array.from({ length: LENGTH }, (_, place) => {
    const digit = Math.floor(value / ALPHABET.length ** (LENGTH - 1 - place)) % ALPHABET.length
    return ALPHABET[digit]
  })
  return `R-${letters.join('')}`
}
