import type { EnrolledCourse } from '@maktab/contract/schema'
import type { Bill } from './Bill.ts'
import { billedItem } from './billedItem.ts'

/** Of a course or an event: what its payments have in common, by number where the backend tells it, else by its name. */
export function itemKeyOf(bill: Bill): string {
  const { kind, title } = billedItem(bill)
  return `${kind}-${itemIdOf(bill) ?? title}`
}

/** The number of the course or the event that a bill is for. */
export function itemIdOf({ courseId, eventId, course, event }: Bill): number | undefined {
  return event ? (eventId ?? event.id) : (courseId ?? course?.id)
}

/** The newest payment of a course or an event, by `itemKeyOf`. */
export function newestOf(billing: readonly Bill[], itemKey: string): Bill | undefined {
  return billing.filter((bill) => itemKeyOf(bill) === itemKey).toSorted((one, other) => other.id - one.id)[0]
}

/** Whether a payment was rejected, and nothing was paid, sent or given for free for the same since. */
export function isToSendAgain(
  bill: Bill,
  billing: readonly Bill[],
  enrolled: readonly Pick<EnrolledCourse, 'id'>[],
): boolean {
  if (bill.paymentStatus !== 'rejected') return false
  if (!bill.event && enrolled.some(({ id }) => id === itemIdOf(bill))) return false
  const key = itemKeyOf(bill)
  const isSettled = billing.some((other) => itemKeyOf(other) === key && other.paymentStatus === 'paid')
  return !isSettled && newestOf(billing, key) === bill
}
