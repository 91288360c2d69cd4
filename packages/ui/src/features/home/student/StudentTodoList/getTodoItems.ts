import type { EnrolledCourse, Fee, OwnDiscount, StudentClass, StudentEvent } from '@maktab/contract/schema'
import type { Bill } from '#lib/money/bills.ts'
import { getReportKey } from '#lib/lessons/getReportKey.ts'
import { addDays } from '#lib/time/wireDay.ts'
import type { TodoItem, TodoHrefs, TodoKind } from './TodoItem.ts'
import { getEventTodoItems } from './getEventTodoItems.ts'
import { getFeeTodoItems } from './getFeeTodoItems.ts'
import { getPaymentTodoItems } from './getPaymentTodoItems.ts'

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
