import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { exampleTodoHrefs } from './exampleTodoHrefs.ts'
import { type TodoItem, getTodoItems } from './getTodoItems.ts'

const { courses } = examples.listEnrolledCourses[200].typical
const { classes } = examples.listStudentClasses[200].typical
const { billing } = examples.listStudentBilling[200].typical
const { events } = examples.listStudentEvents[200].typical
const nothing = {
  events: [],
  billing: [],
  fees: [],
  requests: [],
  discounts: [],
  courses,
  classes: [],
  isReportOpened: () => false,
}
const createMoment = (time: string) => ({
  timeZone: 'UTC',
  currency: 'USD',
  now: new Date(`${time}:00Z`),
  today: time.slice(0, 10),
})
const toSummary = (items: readonly TodoItem[]) => items.map(({ kind, href }) => `${kind} ${href}`)
const summarize = (sources: Partial<Parameters<typeof getTodoItems>[0]>, time = '2026-11-22T12:00') =>
  toSummary(getTodoItems({ ...nothing, ...sources }, exampleTodoHrefs, createMoment(time)).items)
const invitationsOf = (sources: Partial<Parameters<typeof getTodoItems>[0]>, time = '2026-11-22T12:00') =>
  toSummary(getTodoItems({ ...nothing, ...sources }, exampleTodoHrefs, createMoment(time)).invitations)
const countUnderReview = (sources: Partial<Parameters<typeof getTodoItems>[0]>) =>
  getTodoItems({ ...nothing, ...sources }, exampleTodoHrefs, createMoment('2026-11-22T12:00')).underReview

// proves X46
test('getTodoItems uses the newest payment of each course and ignores enrolled courses', () => {
  expect(summarize({ billing })).toEqual(['rejected #purchase-7'])
  expect(countUnderReview({ billing })).toBe(1)
  const [, , rejected] = billing
  const resubmitted = { ...rejected!, id: 99, paymentStatus: 'pending' as const }
  expect(summarize({ billing: [...billing, resubmitted] })).not.toContain('rejected #purchase-7')
  expect(summarize({ billing, courses: [...courses, { ...courses[0]!, id: 7 }] })).toEqual([])
})

// proves X116
test('getTodoItems lists unpaid fees with their amounts, overdue ones first, and counts those under review', () => {
  const { fees } = examples.listFees[200].typical
  const feeRows = fees.map(({ status, id }) => ({ status, summary: `#month-${id}` }))
  const hrefsOf = (status: string) => feeRows.filter((fee) => fee.status === status).map((fee) => fee.summary)
  expect(summarize({ fees })).toEqual([
    ...hrefsOf('rejected').map((href) => `rejected ${href}`),
    ...hrefsOf('overdue').map((href) => `feeOverdue ${href}`),
    ...hrefsOf('due').map((href) => `feeDue ${href}`),
  ])
  expect(countUnderReview({ fees })).toBe(hrefsOf('pending').length)
  const { items } = getTodoItems({ ...nothing, fees }, exampleTodoHrefs, createMoment('2026-11-22T12:00'))
  for (const { key, amount, currency } of items) {
    const fee = fees.find(({ id }) => key === `fee-${id}`)
    expect(amount).toBe(fee?.status === 'rejected' ? undefined : fee?.amount)
    expect(currency).toBe(fee?.status === 'rejected' ? undefined : fee?.currency)
  }
})

// proves X116
test('getTodoItems asks for what recorded payments left of a fee', () => {
  const { fees } = examples.listOwnFees[200].recorded
  const { items } = getTodoItems({ ...nothing, fees }, exampleTodoHrefs, createMoment('2026-11-22T12:00'))
  expect(items.map(({ amount }) => amount)).toContain(25)
})

test('getTodoItems lists requested courses until they are paid, and no free ones', () => {
  const request = { courseId: 7, courseName: 'Tajweed', price: 45, teacher: null }
  const free = { ...request, courseId: 8, price: 0 }
  expect(summarize({ requests: [request, free] })).toEqual(['payRequest #purchase-7'])
  const times = [{ from: '16:00', to: '16:30', days: [2] }]
  const allotted = { ...request, teacher: 'Amina Yusuf', allottedTimes: times }
  expect(
    getTodoItems({ ...nothing, requests: [allotted] }, exampleTodoHrefs, createMoment('2026-11-22T12:00')).items,
  ).toMatchObject([{ kind: 'payRequest', teacher: 'Amina Yusuf', times }])
  expect(summarize({ requests: [request], billing })).not.toContain('payRequest #purchase-7')
  const [discount] = examples.listOwnDiscounts[200].typical.discounts
  const half = { ...discount!, courseId: 7, eventId: null, percentage: 50, amount: null }
  const sources = { ...nothing, requests: [request], discounts: [half] }
  const { items } = getTodoItems(sources, exampleTodoHrefs, createMoment('2026-11-22T12:00'))
  expect(items.map(({ amount }) => amount)).toEqual([22.5])
})

// proves X46
test('getTodoItems lists invitations two weeks ahead, and other events until they are over', () => {
  expect(summarize({ events })).toEqual(['rejected #pay-3', 'joinPaid #events'])
  expect(invitationsOf({ events })).toEqual(['joinFree #events'])
  expect(countUnderReview({ events })).toBe(1)
  expect(invitationsOf({ events }, '2026-11-21T12:00')).not.toContain('joinFree #events')
  expect(summarize({ events: examples.listStudentEvents[200].past.events }, '2027-12-01T12:00')).toEqual([])
  const toPay = events.filter(({ eventID }) => eventID === 6)
  expect(invitationsOf({ events: toPay }, '2026-10-10T12:00')).toEqual(['pay #pay-6'])
  expect(invitationsOf({ events: toPay }, '2026-10-17T14:30')).toEqual([])
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
  expect(invitationsOf(sources, `${time}T00:00`)).toEqual([`pay #pay-${entry!.event.id}`])
  expect(invitationsOf({ ...sources, discounts }, `${time}T00:00`)).toEqual([`joinFree #pay-${entry!.event.id}`])
})
