import type { Fee } from '@maktab/contract/schema'
import type { Bill } from './Bill.ts'

/** A fee as what was billed for its course; of one for which nothing was sent nothing was. */
export function createBillFromFee(fee: Fee): Bill | undefined {
  const { id, course, price, status, isRejected, dueOn: _, month: __, ...kept } = fee
  if (fee.sentAt === null) return undefined
  const paymentStatus = isRejected ? 'rejected' : status === 'paid' ? 'paid' : 'pending'
  return {
    ...kept,
    id,
    kind: 'course',
    courseId: course.id,
    course: { ...course, description: null, price },
    paymentStatus,
  }
}
