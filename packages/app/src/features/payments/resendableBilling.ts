import type { Bill } from '@maktab/ui/lib/money/bills'
import { needsNewReceipt } from '@maktab/ui/lib/money/needsNewReceipt'
import { type Remote, getListOrEmpty, mergeStaleState } from '@maktab/ui/remote'
import { useEnrolledCourses } from '../classes/enrolledCourses.ts'
import { useStudentBilling } from './studentBilling.ts'

type WithAnswers = {
  billing: Remote<Bill[]>
  /** For which of them another receipt is asked; for none until it is known whether their courses are one’s own by now. */
  isToSendAgain: (bill: Bill) => boolean
}

/** What was billed, and what is to be sent again of it. */
export function useResendableBilling(): WithAnswers {
  const billing = useStudentBilling()
  const all = getListOrEmpty(billing)
  const isRejected = all.some(({ course, paymentStatus }) => course && paymentStatus === 'rejected')
  const enrolled = useEnrolledCourses(isRejected)
  return {
    billing: mergeStaleState(billing, enrolled),
    isToSendAgain: (bill) =>
      !(isRejected && enrolled.state === 'loading') && needsNewReceipt(bill, all, getListOrEmpty(enrolled)),
  }
}
