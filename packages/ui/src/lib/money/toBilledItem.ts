import type { Bill } from './Bill.ts'

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
