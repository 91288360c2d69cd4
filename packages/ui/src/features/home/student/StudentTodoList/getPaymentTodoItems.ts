import type { EnrolledCourse } from '@maktab/contract/schema'
import { type Bill, toBilledItem } from '#lib/money/bills.ts'
import { getCoursePaymentState } from '#lib/money/paymentState.ts'
import type { TodoItem, TodoHrefs } from './TodoItem.ts'

/** The payments of courses that were rejected, and those that somebody is looking at; of each course the newest. */
export function getPaymentTodoItems(
  billing: readonly Bill[],
  enrolled: readonly Pick<EnrolledCourse, 'id'>[],
  hrefs: TodoHrefs,
): TodoItem[] {
  const newest = new Map<string | number, Bill>()
  for (const bill of billing.toSorted((one, other) => one.id - other.id)) {
    if (bill.course) newest.set(bill.courseId ?? bill.course.id ?? bill.course.name, bill)
  }
  return [...newest.values()].flatMap((bill): TodoItem[] => {
    const { course, courseId = course?.id } = bill
    const { key, title } = toBilledItem(bill)
    const state = getCoursePaymentState({ id: courseId ?? 0, name: course?.name ?? '' }, enrolled, billing)
    const about = { key: `payment-${key}`, title }
    if (state === 'rejected') {
      const href = courseId === undefined ? hrefs.courses : hrefs.purchase(courseId)
      return [{ ...about, kind: 'rejected', href }]
    }
    return state === 'underReview' ? [{ ...about, kind: 'underReview', href: hrefs.receipt(key) }] : []
  })
}
