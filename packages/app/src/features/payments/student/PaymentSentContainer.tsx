import {
  toBilledItem,
  type PaidItemKind,
  createBillFromFee,
  type SentPayment,
  findNewestBill,
} from '@maktab/ui/lib/money/billsAndFees'
import { PaymentSentScreen } from '@maktab/ui/features/payments/student/PaymentSentScreen'
import { student } from '#addresses/student.ts'
import type { ViewProps } from '#navigation/createViewPage.tsx'
import { useSendsMails } from '#features/settings/settingsQueryHooks.ts'
import { getResendHref, useStudentBilling } from '../billingQueryHooks.ts'
import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { useOwnFees } from '../feeQueryHooks.ts'
import { readJustSent, type JustSent } from './paymentFormHooks.ts'
import { getEventPaymentState } from '@maktab/ui/lib/money/paymentStates'
import { useEnrolledCourses } from '#features/classes/classQueryHooks.ts'
import { useStudentEvents } from '#features/events/eventQueryHooks.ts'

/** The confirmation after sending a payment. `item` is what was paid for: `course-5`, `event-3` or `fee-4`. */
export function PaymentSentContainer({ view: { sent: item } }: ViewProps<typeof student.billing, 'sent'>) {
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
        receipt: bill && student.billing.href({ receipt: toBilledItem(bill).key }),
        newReceipt: bill && getResendHref(bill),
        catalogue: (kind === 'event' ? student.events : student.courses).href(),
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
        receipt: student.billing.href({ receipt: `fee-${feeId}` }),
        newReceipt: student.billing.href({ fee: feeId }),
        catalogue: undefined,
        enrolled: student.enrolled.href(),
      }}
    />
  )
}

/** The state of a month’s receipt. If the fee isn’t in the list, the receipt was just sent or doesn’t exist. */
function useSentFeePayment(feeId: number): Remote<SentPayment> {
  const fees = useOwnFees() ?? ready([])
  const sent = readJustSent()
  if (fees.state === 'loading') return fees
  // A stale list can’t contain the new receipt.
  if (sent && (fees.state === 'failed' || fees.stale)) return toSentPayment(sent, fees)
  return mapRemote(fees, (all): SentPayment => {
    const fee = all.find(({ id }) => id === feeId)
    const bill = fee && createBillFromFee(fee)
    if (bill) return { state: 'receipt', bill, month: fee.month, together: fee.together }
    return sent ? { state: 'receipt', bill: undefined } : { state: 'unknown' }
  })
}

/**
 * The state of a payment for a course or an event. An item that became free takes precedence over a rejected receipt. If
 * there is no bill, the item is free, its receipt was just sent, or it doesn’t exist.
 */
function useSentPayment(item: string, kind: 'course' | 'event'): Remote<SentPayment> {
  const billing = useStudentBilling()
  const sent = readJustSent()
  // A stale list can’t contain the new receipt.
  const isStale = sent !== undefined && billing.state === 'ready' && billing.stale !== undefined
  const bill = billing.state === 'ready' && !isStale ? findNewestBill(billing.data, item) : undefined
  const mayBeFree = billing.state === 'ready' && (!bill || bill.paymentStatus === 'rejected')
  const ownItemQuery = useOwnItem(item, kind, mayBeFree)
  if (sent && (billing.state === 'failed' || isStale)) return toSentPayment(sent, billing)
  if (billing.state !== 'ready') return billing
  if (bill && !mayBeFree) return mapRemote(billing, () => ({ state: 'receipt' as const, bill }))
  if (sent && ownItemQuery.state === 'failed') return toSentPayment(sent, ownItemQuery)
  if (ownItemQuery.state === 'loading' || (ownItemQuery.state === 'failed' && !bill)) return ownItemQuery
  const ownItem = ownItemQuery.state === 'ready' ? ownItemQuery.data : undefined
  if (ownItem || sent === 'free') return ready({ state: 'free', title: ownItem?.title })
  if (bill) return mapRemote(billing, () => ({ state: 'receipt' as const, bill }))
  return ready(sent === 'receipt' ? { state: 'receipt', bill: undefined } : { state: 'unknown' })
}

/** Courses and events without a pending payment: an enrolled course, or an event that can be joined. */
function useOwnItem(item: string, kind: 'course' | 'event', isEnabled: boolean): Remote<{ title: string } | undefined> {
  const courses = useEnrolledCourses(isEnabled && kind === 'course')
  const events = useStudentEvents(isEnabled && kind === 'event')
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

/** The payment was accepted, but its state can’t be loaded. */
function toSentPayment(
  sent: JustSent,
  failedList: Exclude<Remote<unknown>, { state: 'loading' }>,
): Remote<SentPayment> {
  const stale = failedList.state === 'failed' ? { isRefetching: false, retry: failedList.retry } : failedList.stale
  return ready(sent === 'free' ? { state: 'free', title: undefined } : { state: 'receipt', bill: undefined }, stale)
}
