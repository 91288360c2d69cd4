import type { OwnDiscount, StudentEvent, EnrolledCourse, Fee, StudentClass, FeeStatus } from '@maktab/contract/schema'
import { parseEventTime, getEventPhase } from '#lib/time/schoolTime.ts'
import { getDiscountedPrice } from '#lib/money/discounts.ts'
import { type EventPaymentState, getEventPaymentState, getCoursePaymentState } from '#lib/money/paymentStates.ts'
import { safeLink } from '@maktab/calendar/safeLink'
import { type Bill, toBilledItem } from '#lib/money/billsAndFees.ts'
import { getReportKey } from '#lib/lessons/attendanceStatistics.ts'
import { addDays } from '#lib/time/isoDay.ts'

/** The kinds of items, most urgent first. */
const order = [
  'soon',
  'rejected',
  'feeOverdue',
  'feeDue',
  'partlyPaid',
  'joinPaid',
  'report',
  'joinFree',
  'pay',
  'underReview',
] as const

export type TodoKind = (typeof order)[number]

/** Something the student has to do or is waiting for, with a link to it. */
export type TodoItem = {
  key: string
  kind: TodoKind
  /** The course, event or class. */
  title: string
  href: string
  /** Start of an event as stored, day of a report, or due date of a fee. */
  time?: string
  /** Minutes until an event begins; zero or negative while it is running. */
  minutes?: number
}

/** The page of each item. */
export type TodoHrefs = {
  purchase: (courseId: number) => string
  payEvent: (eventId: number) => string
  payFee: (feeId: number) => string
  report: (classId: number, of: string) => string
  receipt: (key: string) => string
  events: string
  courses: string
}

const MINUTE = 60_000
/** How long before an event begins its link is shown. */
const SOON_MINUTES = 60
/** How long before an event begins it is listed for students who can still join. */
const AHEAD_DAYS = 14

const eventKinds: Partial<Record<EventPaymentState['state'], TodoKind>> = {
  rejected: 'rejected',
  paidNotJoined: 'joinPaid',
  free: 'joinFree',
  toPay: 'pay',
  underReview: 'underReview',
}

/** The current time at the school and its currency. */
type EventMoment = { timeZone: string; now: Date; currency: string }

type EventSources = { events: readonly StudentEvent[]; discounts: readonly OwnDiscount[] }

/** Items of a student’s events; past events have none. */
function getEventTodoItems({ events, discounts }: EventSources, hrefs: TodoHrefs, moment: EventMoment): TodoItem[] {
  const { timeZone, now, currency } = moment
  return events.flatMap((entry): TodoItem[] => {
    const { id, title, time, link } = entry.event
    const phase = getEventPhase(time, timeZone, now)
    if (phase === 'past') return []
    const startsAt = parseEventTime(time, timeZone)
    const minutes = startsAt && Math.ceil((startsAt.getTime() - now.getTime()) / MINUTE)
    const about = { key: `event-${id}`, title: title?.trim() ?? '', time }
    const { state } = getEventPaymentState(entry)
    if (state === 'joined') {
      const href = safeLink(link)
      const isSoon = minutes !== undefined && minutes <= SOON_MINUTES
      return isSoon && href !== null ? [{ ...about, kind: 'soon', href, minutes }] : []
    }
    // A fully discounted event needs no payment.
    const own = getDiscountedPrice(discounts, { kind: 'event', id, price: entry.event.price }, currency)
    const kind = state === 'toPay' && own?.amount === 0 ? 'joinFree' : eventKinds[state]
    if (kind === undefined) return []
    const isInvitation = kind === 'joinFree' || kind === 'pay'
    // Payments aren’t reviewed while the event is running.
    if (phase === 'on' && kind !== 'joinFree' && kind !== 'joinPaid') return []
    if (isInvitation && (minutes === undefined || minutes > AHEAD_DAYS * 24 * 60)) return []
    const isToPay = state === 'rejected' || state === 'toPay'
    return [{ ...about, kind, href: isToPay ? hrefs.payEvent(id) : hrefs.events }]
  })
}

const kinds: Record<FeeStatus, TodoKind | undefined> = {
  overdue: 'feeOverdue',
  due: 'feeDue',
  rejected: 'rejected',
  pending: 'underReview',
  paid: undefined,
  waived: undefined,
}

/** Monthly fees to pay, and those whose receipt is under review. */
function getFeeTodoItems(fees: readonly Fee[], hrefs: TodoHrefs): TodoItem[] {
  return fees.flatMap(({ id, status, course, dueOn }): TodoItem[] => {
    const kind = kinds[status]
    if (!kind) return []
    const item = {
      key: `fee-${id}`,
      kind,
      title: course.name,
      href: status === 'pending' ? hrefs.receipt(`fee-${id}`) : hrefs.payFee(id),
    }
    return [status === 'due' || status === 'overdue' ? { ...item, time: dueOn } : item]
  })
}

/** How long an unopened report counts as new on this device. */
const NEW_DAYS = 14

type TodoSources = {
  events: readonly StudentEvent[]
  billing: readonly Bill[]
  fees: readonly Fee[]
  /** The student’s discounts. */
  discounts: readonly OwnDiscount[]
  courses: readonly EnrolledCourse[]
  classes: readonly StudentClass[]
  isReportOpened: (key: string) => boolean
}

type Moment = { timeZone: string; now: Date; today: string; currency: string }

/** Everything a student has to do or waits for, most urgent first. */
export function getTodoItems(sources: TodoSources, hrefs: TodoHrefs, moment: Moment): TodoItem[] {
  const all = [
    ...getPaymentTodoItems(sources.billing, sources.courses, hrefs),
    ...getFeeTodoItems(sources.fees, hrefs),
    ...getEventTodoItems(sources, hrefs, moment),
    ...getReportTodoItems(sources, hrefs, moment.today),
  ]
  return all.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

function getReportTodoItems({ classes, isReportOpened }: TodoSources, hrefs: TodoHrefs, today: string): TodoItem[] {
  const first = addDays(today, -NEW_DAYS)
  return classes.flatMap(({ class: taught, course, reported }): TodoItem[] => {
    if (!reported || reported < first) return []
    const key = getReportKey(taught.id, course.id, reported)
    if (isReportOpened(key)) return []
    const href = hrefs.report(taught.id, String(course.id ?? course.name))
    return [{ key: `report-${key}`, kind: 'report', title: taught.title, href, time: reported }]
  })
}

/** Rejected and partly paid courses, and those under review; the newest payment of each course. */
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
    if (state === 'rejected' || state === 'partlyPaid') {
      const href = courseId === undefined ? hrefs.courses : hrefs.purchase(courseId)
      return [{ ...about, kind: state, href }]
    }
    return state === 'underReview' ? [{ ...about, kind: 'underReview', href: hrefs.receipt(key) }] : []
  })
}
