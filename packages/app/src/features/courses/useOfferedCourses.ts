import { getCoursePaymentStates } from '@maktab/ui/lib/money/paymentStates'
import { getListOrEmpty, loading, mergeStaleState } from '@maktab/ui/remote'
import { useEnrolledCourses } from '../classes/classQueryHooks.ts'
import { useStudentBilling } from '../payments/billingQueryHooks.ts'
import { useCourses, useOwnRequests } from './courseQueryHooks.ts'

/** The school’s courses and the student’s payment state of each, by ID. */
export function useOfferedCourses() {
  const courses = useCourses()
  const enrolled = useEnrolledCourses()
  const billing = useStudentBilling()
  const requests = useOwnRequests()
  const requestedIds = requests ? getListOrEmpty(requests).map(({ courseId }) => courseId) : []
  const paymentStates = getCoursePaymentStates([courses, enrolled, billing], requestedIds)
  // A requested course must not be offered as a new one first.
  return {
    courses: mergeStaleState(courses, requests),
    paymentStates: requests?.state === 'loading' ? loading : paymentStates,
  }
}
