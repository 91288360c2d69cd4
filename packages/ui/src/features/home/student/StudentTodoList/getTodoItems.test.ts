import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { exampleTodoHrefs } from './exampleTodoHrefs.ts'
import { getTodoItems } from './getTodoItems.ts'

const { courses } = examples.listEnrolledCourses[200].typical
const { classes } = examples.listStudentClasses[200].typical
const { billing } = examples.listStudentBilling[200].typical
const { events } = examples.listStudentEvents[200].typical
const nothing = { events: [], billing: [], fees: [], discounts: [], courses, classes: [], isReportOpened: () => false }
const createMoment = (time: string) => ({
  timeZone: 'UTC',
  currency: 'USD',
  now: new Date(`${time}:00Z`),
  today: time.slice(0, 10),
})
const summarize = (sources: Partial<Parameters<typeof getTodoItems>[0]>, time = '2026-11-22T12:00') =>
  getTodoItems({ ...nothing, ...sources }, exampleTodoHrefs, createMoment(time)).map(
    ({ kind, href }) => `${kind} ${href}`,
  )

// proves X46
test('getTodoItems uses the newest payment of each course and ignores enrolled courses', () => {
  expect(summarize({ billing })).toEqual(['rejected #purchase-7', 'underReview #receipt-course-7'])
  const [, , rejected] = billing
  const resubmitted = { ...rejected!, id: 99, paymentStatus: 'pending' as const }
  expect(summarize({ billing: [...billing, resubmitted] })).not.toContain('rejected #purchase-7')
  expect(summarize({ billing, courses: [...courses, { ...courses[0]!, id: 7 }] })).toEqual([
    'underReview #receipt-course-7',
  ])
})

// proves X116
test('getTodoItems lists unpaid fees, overdue ones first, and fees under review', () => {
  const { fees } = examples.listFees[200].typical
  const feeRows = fees.map(({ status, id }) => ({
    status,
    summary: `#${status === 'pending' ? 'receipt-fee' : 'month'}-${id}`,
  }))
  const hrefsOf = (status: string) => feeRows.filter((fee) => fee.status === status).map((fee) => fee.summary)
  expect(summarize({ fees })).toEqual([
    ...hrefsOf('rejected').map((href) => `rejected ${href}`),
    ...hrefsOf('overdue').map((href) => `feeOverdue ${href}`),
    ...hrefsOf('due').map((href) => `feeDue ${href}`),
    ...hrefsOf('pending').map((href) => `underReview ${href}`),
  ])
})

// proves X46
test('getTodoItems lists invitations two weeks ahead, and other events until they are over', () => {
  expect(summarize({ events })).toEqual([
    'rejected #pay-3',
    'joinPaid #events',
    'joinFree #events',
    'underReview #events',
  ])
  expect(summarize({ events }, '2026-11-21T12:00')).not.toContain('joinFree #events')
  expect(summarize({ events: examples.listStudentEvents[200].past.events }, '2027-12-01T12:00')).toEqual([])
  const toPay = events.filter(({ eventID }) => eventID === 6)
  expect(summarize({ events: toPay }, '2026-10-10T12:00')).toEqual(['pay #pay-6'])
  expect(summarize({ events: toPay }, '2026-10-17T14:30')).toEqual([])
})

// proves X46
test('getTodoItems links to a joined event from an hour before it begins', () => {
  const joined = events.filter(({ eventID }) => eventID === 5)
  const joinItem = 'soon https://meet.maktab.test/ramadan'
  expect(summarize({ events: joined }, '2027-02-06T17:59')).toEqual([])
  expect(summarize({ events: joined }, '2027-02-06T18:00')).toEqual([joinItem])
  expect(summarize({ events: joined }, '2027-02-06T20:00')).toEqual([joinItem])
  expect(summarize({ events: joined }, '2027-02-06T22:30')).toEqual([])
})

// proves X46
test('getTodoItems lists a report as new for two weeks unless this version was opened', () => {
  expect(summarize({ classes })).toEqual(['report #report-1-of-1'])
  expect(summarize({ classes, isReportOpened: (key) => key === '1-1-2026-11-16' })).toEqual([])
  expect(summarize({ classes, isReportOpened: (key) => key === '1-1-2026-11-02' })).toEqual(['report #report-1-of-1'])
  expect(summarize({ classes }, '2026-12-01T12:00')).toEqual([])
})

// proves X46, X142
test('getTodoItems asks no payment for a fully discounted event', () => {
  const [entry] = examples.listStudentEvents[200].pendingWithoutReceipt.events
  const time = entry!.event.time.slice(0, 10)
  const discounts = [{ ...examples.listOwnDiscounts[200].typical.discounts[0]!, percentage: 100, amount: null }].map(
    (discount) => ({ ...discount, courseId: null, eventId: null }),
  )
  const sources = { events: [entry!] }
  expect(summarize(sources, `${time}T00:00`)).toEqual([`pay #pay-${entry!.event.id}`])
  expect(summarize({ ...sources, discounts }, `${time}T00:00`)).toEqual([`joinFree #pay-${entry!.event.id}`])
})
