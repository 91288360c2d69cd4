import type { Course, EnrolledCourse } from '@maktab/contract/schema'
import type { Bill } from '@maktab/ui/lib/money/bills'
import { type CoursePaymentState, getCoursePaymentState } from '@maktab/ui/lib/money/payments'
import { type Remote, failed, loading, ready, mergeStaleState } from '@maktab/ui/remote'
import { useCourses } from './courses.ts'
import { useEnrolledCourses } from '../classes/classes.ts'
import { useStudentBilling } from '../payments/billing.ts'

/** The school’s courses and the student’s payment state of each, by ID. */
export function useOfferedCourses() {
  const courses = useCourses()
  const enrolled = useEnrolledCourses()
  const billing = useStudentBilling()
  return { courses, paymentStates: getPaymentStates(courses, enrolled, billing) }
}

function getPaymentStates(
  ...lists: [Remote<Course[]>, Remote<EnrolledCourse[]>, Remote<Bill[]>]
): Remote<ReadonlyMap<number, CoursePaymentState>> {
  const [courses, enrolled, billing] = lists
  const failures = lists.filter((list) => list.state === 'failed')
  const [first] = failures
  if (first) return failed(first.message, () => failures.forEach(({ retry }) => retry()))
  if (courses.state !== 'ready' || enrolled.state !== 'ready' || billing.state !== 'ready') return loading
  const states = courses.data.map(
    (course) => [course.id, getCoursePaymentState(course, enrolled.data, billing.data)] as const,
  )
  return mergeStaleState(ready(new Map(states)), ...lists)
}
