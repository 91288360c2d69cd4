import {
  toBilledItem,
  type PaidItemKind,
  createBillFromFee,
  type SentPayment,
  findNewestBill,
} from '@maktab/ui/lib/money/bills'
import { PaymentSentScreen } from '@maktab/ui/features/payments/student/PaymentSentScreen'
import { student } from '#addresses/student.ts'
import { useSendsMails } from '#features/settings/settings.ts'
import { getResendHref, useStudentBilling } from '../billing.ts'
import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { useOwnFees } from '../fees.ts'
import { readJustSent, type JustSent } from './paymentForm.ts'
import { getEventPaymentState } from '@maktab/ui/lib/money/payments'
import { useEnrolledCourses } from '#features/classes/classes.ts'
import { useStudentEvents } from '#features/events/events.ts'

/** After sending: `item` is what was paid for, as `course-5`, `event-3` or `fee-4`. */
export function PaymentSentContainer({ item }: { item: string }) {
  return item.startsWith('fee-') ? <SentFee feeId={Number(item.slice(4))} /> : <SentItem item={item} />
}

function SentItem({ item }: { item: string }) {
  const kind: PaidItemKind = item.startsWith('event-') ? 'event' : 'course'
  const sent = useSentPayment(item, kind)
  const bill = sent.state === 'ready' && sent.data.state === 'receipt' ? sent.data.bill : undefined
  return (
    <PaymentSentScreen
      sent={sent}
      sendsMails={useSendsMails() === true}
      kind={kind}
      hrefs={{
        payments: student.billing.href(),
        paper: bill && student.billing.href({ receipt: toBilledItem(bill).key }),
        again: bill && getResendHref(bill),
        more: (kind === 'event' ? student.events : student.courses).href(),
        enrolled: student.enrolled.href(),
      }}
    />
  )
}

function SentFee({ feeId }: { feeId: number }) {
  return (
    <PaymentSentScreen
      sent={useSentFeePayment(feeId)}
      sendsMails={useSendsMails() === true}
      kind="fee"
      hrefs={{
        payments: student.billing.href(),
        paper: student.billing.href({ receipt: `fee-${feeId}` }),
        again: student.billing.href({ fee: feeId }),
        more: undefined,
        enrolled: student.enrolled.href(),
      }}
    />
  )
}

/** The receipt for a month as the school has it; what isn’t among the fees was sent just now, or is nothing. */
function useSentFeePayment(feeId: number): Remote<SentPayment> {
  const fees = useOwnFees() ?? ready([])
  const sent = readJustSent()
  if (fees.state === 'loading') return fees
  // A list from before tells only of receipts from before.
  if (sent && (fees.state === 'failed' || fees.stale)) return toSentPayment(sent, fees)
  return mapRemote(fees, (all): SentPayment => {
    const fee = all.find(({ id }) => id === feeId)
    const bill = fee && createBillFromFee(fee)
    if (bill) return { state: 'receipt', bill, month: fee.month }
    return sent ? { state: 'receipt', bill: undefined } : { state: 'unknown' }
  })
}

/**
 * The payment of a course or an event as the school has it. What came to nothing wins over a receipt that was rejected
 * before; what isn’t among the bills is free, was sent just now, or is nothing.
 */
function useSentPayment(item: string, kind: 'course' | 'event'): Remote<SentPayment> {
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

/** The school has taken it, and can’t be asked for what it made of it. */
function toSentPayment(sent: JustSent, unread: Exclude<Remote<unknown>, { state: 'loading' }>): Remote<SentPayment> {
  const doubt = unread.state === 'failed' ? { isRefetching: false, retry: unread.retry } : unread.stale
  return ready(sent === 'free' ? { state: 'free', title: undefined } : { state: 'receipt', bill: undefined }, doubt)
}
