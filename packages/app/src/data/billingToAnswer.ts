import type { Bill } from '@maktab/ui/model/Bill'
import { isToSendAgain } from '@maktab/ui/model/billedAgain'
import { type Remote, listOf, withDoubtOf } from '@maktab/ui/remote'
import { useEnrolledCourses } from './enrolledCourses.ts'
import { useStudentBilling } from './studentBilling.ts'

type WithAnswers = {
  billing: Remote<Bill[]>
  /** For which of them another receipt is asked; for none until it is known whether their courses are one’s own by now. */
  isToSendAgain: (bill: Bill) => boolean
}

/** What was billed, and what is to be sent again of it. */
export function useBillingToAnswer(): WithAnswers {
  const billing = useStudentBilling()
  const all = listOf(billing)
  const isRejected = all.some(({ course, paymentStatus }) => course && paymentStatus === 'rejected')
  const enrolled = useEnrolledCourses(isRejected)
  return {
    billing: withDoubtOf(billing, enrolled),
    isToSendAgain: (bill) =>
      !(isRejected && enrolled.state === 'loading') && isToSendAgain(bill, all, listOf(enrolled)),
  }
}
