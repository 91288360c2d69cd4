import type { EnrolledCourse, Fee, OwnDiscount, StudentClass, StudentEvent, FeeStatus } from '@maktab/contract/schema'
import { type Bill, toBilledItem } from '#lib/money/bills.ts'
import { getReportKey } from '#lib/lessons/getReportKey.ts'
import { addDays } from '#lib/time/wireDay.ts'
import type { TodoItem, TodoHrefs, TodoKind } from './TodoItem.ts'
import { getEventTodoItems } from './getEventTodoItems.ts'
import { getCoursePaymentState } from '#lib/money/paymentState.ts'

const kinds: Record<FeeStatus, TodoKind | undefined> = {
  overdue: 'feeOverdue',
  due: 'feeDue',
  rejected: 'rejected',
  pending: 'underReview',
  paid: undefined,
  waived: undefined,
}

/** The months of courses that are to be paid, and those whose receipt somebody is looking at. */
function getFeeTodoItems(fees: readonly Fee[], hrefs: TodoHrefs): TodoItem[] {
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

/** How long a report that nobody has opened on this device counts as new. */
const NEW_DAYS = 14

const order: readonly TodoKind[] = [
  'soon',
  'rejected',
  'feeOverdue',
  'feeDue',
  'joinPaid',
  'report',
  'joinFree',
  'pay',
  'underReview',
]

type Known = {
  events: readonly StudentEvent[]
  billing: readonly Bill[]
  fees: readonly Fee[]
  /** What the student has taken off. */
  discounts: readonly OwnDiscount[]
  courses: readonly EnrolledCourse[]
  classes: readonly StudentClass[]
  isReportSeen: (key: string) => boolean
}

type Moment = { timeZone: string; now: Date; today: string; currency: string }

/** All that a student has to do, or waits for, the most urgent first. */
export function getTodoItems(known: Known, hrefs: TodoHrefs, moment: Moment): TodoItem[] {
  const all = [
    ...getPaymentTodoItems(known.billing, known.courses, hrefs),
    ...getFeeTodoItems(known.fees, hrefs),
    ...getEventTodoItems(known, hrefs, moment),
    ...needsOfReports(known, hrefs, moment.today),
  ]
  return all.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

function needsOfReports({ classes, isReportSeen }: Known, hrefs: TodoHrefs, today: string): TodoItem[] {
  const first = addDays(today, -NEW_DAYS)
  return classes.flatMap(({ class: taught, course, reported }): TodoItem[] => {
    if (!reported || reported < first) return []
    const key = getReportKey(taught.id, course.id, reported)
    if (isReportSeen(key)) return []
    const href = hrefs.report(taught.id, String(course.id ?? course.name))
    return [{ key: `report-${key}`, kind: 'report', title: taught.title, href, time: reported }]
  })
}

/** The payments of courses that were rejected, and those that somebody is looking at; of each course the newest. */
function getPaymentTodoItems(
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
