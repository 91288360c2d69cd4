import type { OwnDiscount, StudentEvent, EnrolledCourse, Fee, StudentClass, FeeStatus } from '@maktab/contract/schema'
import { parseEventTime, getEventPhase } from '#lib/time/schoolTime.ts'
import { getDiscountedPrice } from '#lib/money/discounts.ts'
import { type EventPaymentState, getEventPaymentState, getCoursePaymentState } from '#lib/money/paymentStates.ts'
import { getFeeAmountLeft } from '#lib/money/itemPayments.ts'
import { safeLink } from '@maktab/calendar/safeLink'
import { type Bill, toBilledItem } from '#lib/money/billsAndFees.ts'
import { getReportKey } from '#lib/lessons/attendanceStatistics.ts'
import { addDays } from '#lib/time/isoDay.ts'
import { readWeekdays } from '#lib/time/weekdays.ts'
import type { ClassHours } from '#lib/lessons/classHours.ts'
import { type RequestedCourse, getRequestsToPay } from '#lib/money/courseRequests.ts'

/** The kinds of items, most urgent first. */
const order = [
  'soon',
  'rejected',
  'feeOverdue',
  'feeDue',
  'payRequest',
  'partlyPaid',
  'joinPaid',
  'report',
  'joinFree',
  'pay',
] as const

export type TodoKind = (typeof order)[number]

/** Something the student has to do, with a link to it. */
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
  /** The teacher of a requested course, once the school found one, and the weekly times. */
  teacher?: string
  times?: readonly ClassHours[]
  /** What is to be paid. */
  amount?: number
  /** Currency of the amount. */
  currency?: string
}

/** An item, or a receipt that waits for the school, which needs nothing. */
type AnyItem = Omit<TodoItem, 'kind'> & { kind: TodoKind | 'underReview' }

function isTodo(item: AnyItem): item is TodoItem {
  return item.kind !== 'underReview'
}

const isInvitation = (kind: AnyItem['kind']) => kind === 'joinFree' || kind === 'pay'

/** The page of each item. */
export type TodoHrefs = {
  purchase: (courseId: number) => string
  payEvent: (eventId: number) => string
  payFee: (feeId: number) => string
  report: (classId: number, of: string) => string
  billing: string
  events: string
  courses: string
}

const MINUTE = 60_000
/** How long before an event begins its link is shown. */
const SOON_MINUTES = 60
/** How long before an event begins it is listed for students who can still join. */
const AHEAD_DAYS = 14

const eventKinds: Partial<Record<EventPaymentState['state'], AnyItem['kind']>> = {
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
function getEventTodoItems({ events, discounts }: EventSources, hrefs: TodoHrefs, moment: EventMoment): AnyItem[] {
  const { timeZone, now, currency } = moment
  return events.flatMap((entry): AnyItem[] => {
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
    // Payments aren’t reviewed while the event is running.
    if (phase === 'on' && kind !== 'joinFree' && kind !== 'joinPaid') return []
    if (isInvitation(kind) && (minutes === undefined || minutes > AHEAD_DAYS * 24 * 60)) return []
    const isToPay = state === 'rejected' || state === 'toPay'
    const due = own ? own.amount : entry.event.price
    return [
      {
        ...about,
        kind,
        href: isToPay ? hrefs.payEvent(id) : hrefs.events,
        ...(kind === 'pay' && due !== null && { amount: due, currency }),
      },
    ]
  })
}

const kinds: Record<FeeStatus, AnyItem['kind'] | undefined> = {
  overdue: 'feeOverdue',
  due: 'feeDue',
  rejected: 'rejected',
  pending: 'underReview',
  paid: undefined,
  waived: undefined,
}

/** Monthly fees to pay, and those whose receipt is under review. */
function getFeeTodoItems(fees: readonly Fee[], hrefs: TodoHrefs): AnyItem[] {
  return fees.flatMap((fee): AnyItem[] => {
    const { id, status, course, dueOn, currency } = fee
    const kind = kinds[status]
    if (!kind) return []
    const item = {
      key: `fee-${id}`,
      kind,
      title: course.name,
      href: status === 'pending' ? hrefs.billing : hrefs.payFee(id),
    }
    if (status !== 'due' && status !== 'overdue') return [item]
    return [{ ...item, time: dueOn, amount: getFeeAmountLeft(fee), currency }]
  })
}

/** How long an unopened report counts as new on this device. */
const NEW_DAYS = 14

type TodoSources = {
  events: readonly StudentEvent[]
  billing: readonly Bill[]
  fees: readonly Fee[]
  /** Courses that the student asked for and hasn’t paid. */
  requests: readonly RequestedCourse[]
  /** The student’s discounts. */
  discounts: readonly OwnDiscount[]
  courses: readonly EnrolledCourse[]
  classes: readonly StudentClass[]
  isReportOpened: (key: string) => boolean
}

type Moment = { timeZone: string; now: Date; today: string; currency: string }

type Todos = {
  items: TodoItem[]
  /** Events that the student can join, which need nothing. */
  invitations: TodoItem[]
  /** Number of receipts that wait for the school. */
  underReview: number
}

/** Everything a student has to do, most urgent first, and the events they can join. */
export function getTodoItems(sources: TodoSources, hrefs: TodoHrefs, moment: Moment): Todos {
  const all = [
    ...getPaymentTodoItems(sources.billing, sources.courses, hrefs),
    ...getFeeTodoItems(sources.fees, hrefs),
    ...getRequestTodoItems(sources, hrefs, moment.currency),
    ...getEventTodoItems(sources, hrefs, moment),
    ...getReportTodoItems(sources, hrefs, moment.today),
  ]
  const items = all.filter(isTodo).toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  return {
    items: items.filter(({ kind }) => !isInvitation(kind)),
    invitations: items.filter(({ kind }) => isInvitation(kind)),
    underReview: all.length - items.length,
  }
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

/** Requested courses to pay for. */
function getRequestTodoItems({ requests, billing, discounts }: TodoSources, hrefs: TodoHrefs, currency: string) {
  const toPay = getRequestsToPay(requests, { billing, discounts, currency })
  return toPay.flatMap(({ courseId, courseName, amount, teacher, allottedTimes = [] }): TodoItem[] => {
    const href = hrefs.purchase(courseId)
    const item = { key: `request-${courseId}`, kind: 'payRequest' as const, title: courseName, href, amount, currency }
    if (teacher === null) return [item]
    return [{ ...item, teacher, times: allottedTimes.map((time) => ({ ...time, days: readWeekdays(time.days) })) }]
  })
}

/** Rejected and partly paid courses, and those under review; the newest payment of each course. */
function getPaymentTodoItems(
  billing: readonly Bill[],
  enrolled: readonly Pick<EnrolledCourse, 'id'>[],
  hrefs: TodoHrefs,
): AnyItem[] {
  const newest = new Map<string | number, Bill>()
  for (const bill of billing.toSorted((one, other) => one.id - other.id)) {
    if (bill.course) newest.set(bill.courseId ?? bill.course.id ?? bill.course.name, bill)
  }
  return [...newest.values()].flatMap((bill): AnyItem[] => {
    const { course, courseId = course?.id } = bill
    const { key, title } = toBilledItem(bill)
    const state = getCoursePaymentState({ id: courseId ?? 0, name: course?.name ?? '' }, enrolled, billing)
    const about = { key: `payment-${key}`, title }
    if (state === 'rejected' || state === 'partlyPaid') {
      const href = courseId === undefined ? hrefs.courses : hrefs.purchase(courseId)
      const left = state === 'partlyPaid' && bill.payments && { amount: bill.payments.left }
      return [{ ...about, kind: state, href, ...left, ...(bill.currency && { currency: bill.currency }) }]
    }
    return state === 'underReview' ? [{ ...about, kind: 'underReview', href: hrefs.billing }] : []
  })
}
