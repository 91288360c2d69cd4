import { findNewestBill } from '@maktab/ui/lib/money/needsNewReceipt'
import { getEventPaymentState } from '@maktab/ui/lib/money/paymentState'
import type { SentPayment } from '@maktab/ui/lib/money/bills'
import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { useEnrolledCourses } from '#features/classes/enrolledCourses.ts'
import { useStudentBilling } from '#features/payments/studentBilling.ts'
import { useStudentEvents } from '#features/events/studentEvents.ts'
import { readJustSent } from '#features/payments/student/useRedirectAfterSubmit.ts'
import { toSentPayment } from './toSentPayment.ts'

/**
 * The payment of a course or an event as the school has it. What came to nothing wins over a receipt that was rejected
 * before; what isn’t among the bills is free, was sent just now, or is nothing.
 */
export function useSentPayment(item: string, kind: 'course' | 'event'): Remote<SentPayment> {
  const billing = useStudentBilling()
  const sent = readJustSent()
  // A list from before tells only of receipts from before.
  const isOld = sent !== undefined && billing.state === 'ready' && billing.stale !== undefined
  const bill = billing.state === 'ready' && !isOld ? findNewestBill(billing.data, item) : undefined
  const mayBeFree = billing.state === 'ready' && (!bill || bill.paymentStatus === 'rejected')
  const own = useOwn(item, kind, mayBeFree)
  if (sent && (billing.state === 'failed' || isOld)) return toSentPayment(sent, billing)
  if (billing.state !== 'ready') return billing
  if (bill && !mayBeFree) return mapRemote(billing, () => ({ state: 'receipt' as const, bill }))
  if (sent && own.state === 'failed') return toSentPayment(sent, own)
  if (own.state === 'loading' || (own.state === 'failed' && !bill)) return own
  const ownItem = own.state === 'ready' ? own.data : undefined
  if (ownItem || sent === 'free') return ready({ state: 'free', title: ownItem?.title })
  if (bill) return mapRemote(billing, () => ({ state: 'receipt' as const, bill }))
  return ready(sent === 'receipt' ? { state: 'receipt', bill: undefined } : { state: 'unknown' })
}

/** What one has of it without a payment that waits: a course of one’s own, an event that may be joined. */
function useOwn(item: string, kind: 'course' | 'event', isAsked: boolean): Remote<{ title: string } | undefined> {
  const courses = useEnrolledCourses(isAsked && kind === 'course')
  const events = useStudentEvents(isAsked && kind === 'event')
  if (kind === 'course') {
    return mapRemote(courses, (all) => {
      const course = all.find(({ id }) => `course-${id}` === item)
      return course && { title: course.name }
    })
  }
  return mapRemote(events, (all) => {
    const entry = all.find(({ eventID }) => `event-${eventID}` === item)
    const isOpen = entry && ['join', 'leave'].includes(getEventPaymentState(entry).offer ?? '')
    return isOpen ? { title: entry.event.title?.trim() ?? '' } : undefined
  })
}
