import type { Course, EnrolledCourse, Event, StudentEvent } from '@maktab/contract/schema'
import type { Bill } from './bills.ts'
import { isFree } from './money.ts'

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
