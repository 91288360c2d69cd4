import { getCoursePaymentStates } from '@maktab/ui/lib/money/paymentStates'
import { useEnrolledCourses } from '../classes/classQueryHooks.ts'
import { useStudentBilling } from '../payments/billingQueryHooks.ts'
import { useCourses } from './courseQueryHooks.ts'

/** The school’s courses and the student’s payment state of each, by ID. */
export function useOfferedCourses() {
  const courses = useCourses()
  const enrolled = useEnrolledCourses()
  const billing = useStudentBilling()
  return { courses, paymentStates: getCoursePaymentStates(courses, enrolled, billing) }
}
