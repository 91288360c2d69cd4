import { getCoursePaymentStates } from '@maktab/ui/lib/money/payments'
import { useEnrolledCourses } from '../classes/classes.ts'
import { useStudentBilling } from '../payments/billing.ts'
import { useCourses } from './courses.ts'

/** The school’s courses and the student’s payment state of each, by ID. */
export function useOfferedCourses() {
  const courses = useCourses()
  const enrolled = useEnrolledCourses()
  const billing = useStudentBilling()
  return { courses, paymentStates: getCoursePaymentStates(courses, enrolled, billing) }
}
