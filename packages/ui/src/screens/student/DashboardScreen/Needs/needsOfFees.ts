import type { Fee, FeeStatus } from '@maktab/contract/schema'
import type { Need, NeedHrefs, NeedKind } from './Need.ts'

const kinds: Record<FeeStatus, NeedKind | undefined> = {
  overdue: 'feeOverdue',
  due: 'feeDue',
  rejected: 'rejected',
  pending: 'underReview',
  paid: undefined,
  waived: undefined,
}

/** The months of courses that are to be paid, and those whose receipt somebody is looking at. */
export function needsOfFees(fees: readonly Fee[], hrefs: NeedHrefs): Need[] {
  return fees.flatMap(({ id, status, course, dueOn }): Need[] => {
    const kind = kinds[status]
    if (!kind) return []
    const need = {
      key: `fee-${id}`,
      kind,
      title: course.name,
      href: status === 'pending' ? hrefs.receipt(`fee-${id}`) : hrefs.payFee(id),
    }
    return [status === 'due' || status === 'overdue' ? { ...need, time: dueOn } : need]
  })
}
