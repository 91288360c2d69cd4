import type { EnrolledCourse } from '@maktab/contract/schema'
import type { Bill } from '#model/Bill.ts'
import { billedItem } from '#model/billedItem.ts'
import { coursePaymentState } from '#model/paymentState.ts'
import type { Need, NeedHrefs } from './Need.ts'

/** The payments of courses that were rejected, and those that somebody is looking at; of each course the newest. */
export function needsOfPayments(
  billing: readonly Bill[],
  enrolled: readonly Pick<EnrolledCourse, 'id'>[],
  hrefs: NeedHrefs,
): Need[] {
  const newest = new Map<string | number, Bill>()
  for (const bill of billing.toSorted((one, other) => one.id - other.id)) {
    if (bill.course) newest.set(bill.courseId ?? bill.course.id ?? bill.course.name, bill)
  }
  return [...newest.values()].flatMap((bill): Need[] => {
    const { course, courseId = course?.id } = bill
    const { key, title } = billedItem(bill)
    const state = coursePaymentState({ id: courseId ?? 0, name: course?.name ?? '' }, enrolled, billing)
    const about = { key: `payment-${key}`, title }
    if (state === 'rejected') {
      const href = courseId === undefined ? hrefs.courses : hrefs.purchase(courseId)
      return [{ ...about, kind: 'rejected', href }]
    }
    return state === 'underReview' ? [{ ...about, kind: 'underReview', href: hrefs.receipt(key) }] : []
  })
}
