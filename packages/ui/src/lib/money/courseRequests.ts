import type { OwnDiscount } from '@maktab/contract/schema'
import type { Bill } from './billsAndFees.ts'
import { isFree } from './currencyAmounts.ts'
import { getDiscountedPrice } from './discounts.ts'

/** A course that a student requested without a receipt. */
export type RequestedCourse = {
  courseId: number
  courseName: string
  /** The price of the course, without discounts of the student. */
  price: number
  /** The teacher whom the school found; null until then. */
  teacher: string | null
  /** The weekly times that the school allotted, in school time; absent if the backend doesn’t tell them. */
  allottedTimes?: readonly { from: string; to: string; days?: readonly number[] }[]
}

type RequestSources = { billing: readonly Bill[]; discounts: readonly OwnDiscount[]; currency: string }

/** Requested courses with what the student has to pay for them, unless a payment was sent since or nothing is due. */
export function getRequestsToPay(
  requests: readonly RequestedCourse[],
  { billing, discounts, currency }: RequestSources,
): (RequestedCourse & { amount: number })[] {
  return requests.flatMap((request) => {
    const { courseId: id, price } = request
    const amount = getDiscountedPrice(discounts, { kind: 'course', id, price }, currency)?.amount ?? price
    const isSent = billing.some((bill) => bill.course && (bill.courseId ?? bill.course.id) === id)
    return isSent || isFree(amount) ? [] : [{ ...request, amount }]
  })
}
