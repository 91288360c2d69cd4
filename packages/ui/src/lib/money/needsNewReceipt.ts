import type { EnrolledCourse } from '@maktab/contract/schema'
import { type Bill, toBilledItem } from './bills.ts'

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
