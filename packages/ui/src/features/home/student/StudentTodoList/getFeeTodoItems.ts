import type { Fee, FeeStatus } from '@maktab/contract/schema'
import type { TodoItem, TodoHrefs, TodoKind } from './TodoItem.ts'

const kinds: Record<FeeStatus, TodoKind | undefined> = {
  overdue: 'feeOverdue',
  due: 'feeDue',
  rejected: 'rejected',
  pending: 'underReview',
  paid: undefined,
  waived: undefined,
}

/** The months of courses that are to be paid, and those whose receipt somebody is looking at. */
export function getFeeTodoItems(fees: readonly Fee[], hrefs: TodoHrefs): TodoItem[] {
  return fees.flatMap(({ id, status, course, dueOn }): TodoItem[] => {
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
