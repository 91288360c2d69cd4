import type { Billing } from '@maktab/contract/schema'
import { isToSendAgain } from '@maktab/ui/model/billedAgain'
import { type Remote, listOf } from '@maktab/ui/remote'
import { useEnrolledCourses } from './enrolledCourses.ts'

/** Tells for which payments another receipt is asked; for none until it is known whether their courses are one’s own by now. */
export function useSendAgain(billing: Remote<Billing[]>): (bill: Billing) => boolean {
  const all = listOf(billing)
  const isRejected = all.some(({ course, paymentStatus }) => course && paymentStatus === 'rejected')
  const enrolled = useEnrolledCourses(isRejected)
  return (bill) => !(isRejected && enrolled.state === 'loading') && isToSendAgain(bill, all, listOf(enrolled))
}
