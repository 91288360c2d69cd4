import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { billedItem } from '@maktab/ui/model/billedItem'
import { newestOf } from '@maktab/ui/model/billedAgain'
import type { SentPayment } from '@maktab/ui/model/sentPayment'
import { SentScreen } from '@maktab/ui/screens/student/SentScreen/SentScreen'
import { student } from '#addresses/student.ts'
import { useEnrolledCourses } from '#data/enrolledCourses.ts'
import { useStudentBilling } from '#data/studentBilling.ts'
import { type JustSent, justSent } from '#navigation/useAfterSending.ts'
import { againHref } from './againHref.ts'

/** After sending: `item` is what was paid for, as `course-5` or `event-3`. */
export function SentContainer({ item }: { item: string }) {
  const sent = useSent(item)
  const bill = sent.state === 'ready' && sent.data.state === 'receipt' ? sent.data.bill : undefined
  const kind = item.startsWith('event-') ? 'event' : 'course'
  return (
    <SentScreen
      sent={sent}
      kind={kind}
      hrefs={{
        payments: student.billing.href(),
        paper: bill && student.billing.href({ receipt: billedItem(bill).key }),
        again: bill && againHref(bill),
        more: (kind === 'event' ? student.events : student.courses).href(),
        enrolled: student.enrolled.href(),
      }}
    />
  )
}

/** The payment as the school has it; what isn’t among the bills is free, was sent just now, or is nothing. */
function useSent(item: string): Remote<SentPayment> {
  const billing = useStudentBilling()
  const sent = justSent()
  // A list from before tells only of receipts from before.
  const isOld = sent !== undefined && billing.state === 'ready' && billing.doubt !== undefined
  const bill = billing.state === 'ready' && !isOld ? newestOf(billing.data, item) : undefined
  const enrolled = useEnrolledCourses(billing.state === 'ready' && !bill)
  if (sent && (billing.state === 'failed' || isOld)) return asSent(sent, billing)
  if (billing.state !== 'ready') return billing
  if (bill) return mapRemote(billing, () => ({ state: 'receipt' as const, bill }))
  if (sent && enrolled.state === 'failed') return asSent(sent, enrolled)
  if (enrolled.state !== 'ready') return enrolled
  const course = enrolled.data.find(({ id }) => `course-${id}` === item)
  if (course || sent === 'free') return ready({ state: 'free', title: course?.name })
  return ready(sent === 'receipt' ? { state: 'receipt', bill: undefined } : { state: 'unknown' })
}

/** The school has taken it, and can’t be asked for what it made of it. */
function asSent(sent: JustSent, unread: Exclude<Remote<unknown>, { state: 'loading' }>): Remote<SentPayment> {
  const doubt = unread.state === 'failed' ? { isTrying: false, retry: unread.retry } : unread.doubt
  return ready(sent === 'free' ? { state: 'free', title: undefined } : { state: 'receipt', bill: undefined }, doubt)
}
