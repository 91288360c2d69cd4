import type { components } from '@maktab/contract/schema'
import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { fromMinorUnits, toMinorUnits } from '../payments/paymentAmounts.ts'
import { sumEntered } from '../payments/paymentEntries.ts'
import { resolveDiscount } from '../payments/resolveDiscount.ts'
import { selectOpenRequests } from '../registration/courseRequests.ts'

type Due = components['schemas']['FamilyDue']
type School = { today: string; currency: string }
/** What a student has to pay for one item, and whether its receipt is under review. */
type Money = { studentId: number; due?: Due; isUnderReview: boolean }

/**
 * What each student still has to pay, and how many receipts are under review: one query for fees, one for courses, one
 * for events and one for requested courses, whose discounts are found one by one.
 */
export async function readFamilyDues(database: Database, studentIds: readonly number[], school: School) {
  const all = [
    ...(await readFees(database, studentIds, school.today)),
    ...(await readCourses(database, studentIds, school)),
    ...(await readEvents(database, studentIds, school)),
    ...(await readRequests(database, studentIds, school)),
  ]
  return (studentId: number): { dues: Due[]; underReview: number } => {
    const own = all.filter((money) => money.studentId === studentId)
    return {
      dues: own
        .flatMap(({ due }) => due ?? [])
        .toSorted((one, other) => Number(other.isOverdue) - Number(one.isOverdue)),
      underReview: own.filter(({ isUnderReview }) => isUnderReview).length,
    }
  }
}

/** Unpaid fees, those whose receipt was rejected, and those under review. */
async function readFees(database: Database, studentIds: readonly number[], today: string): Promise<Money[]> {
  const rows = await database
    .selectFrom('fees')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .select(['fees.id', 'student_id', 'status', 'name as title', 'month', 'due_on', 'currency', 'reference'])
    .select(sql<number>`amount - ${sumEntered('fee', 'fees.id')}`.as('left'))
    .where('student_id', 'in', studentIds)
    .where('status', 'in', ['due', 'rejected', 'pending'])
    .orderBy('due_on')
    .orderBy('fees.id')
    .execute()
  return rows.map(({ id, student_id: studentId, status, title, month, due_on: dueOn, currency, reference, left }) => {
    if (status === 'pending') return { studentId, isUnderReview: true }
    const amount = fromMinorUnits(left, currency)
    const isOverdue = dueOn < today
    const due = { kind: 'fee' as const, id, title, month, amount, currency, dueOn, isOverdue, reference }
    return { studentId, due, isUnderReview: false }
  })
}

/** Courses whose receipt was rejected or that are paid only in part; the newest purchase of each course counts. */
async function readCourses(database: Database, studentIds: readonly number[], school: School): Promise<Money[]> {
  const rows = await database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .select(['student_id', 'course_id', 'status', 'receipt', 'name as title', 'archived_at', 'currency'])
    .select(['courses.price as priceNow', 'amount'])
    .select(sql<number | null>`amount - ${sumEntered('course', 'purchases.id')}`.as('left'))
    .where('student_id', 'in', studentIds)
    .orderBy('purchases.id', 'desc')
    .execute()
  const byCourse = Map.groupBy(rows, ({ student_id, course_id }) => `${student_id} ${course_id}`)
  return [...byCourse.values()].flatMap((purchases): Money[] => {
    const [newest] = purchases
    if (!newest || purchases.some(({ status }) => status === 'paid')) return []
    const { student_id: studentId, course_id: id, title, archived_at } = newest
    if (newest.status === 'pending' && newest.receipt !== null) return [{ studentId, isUnderReview: true }]
    // A course that isn’t offered any more can’t be paid for.
    const amount = archived_at === null ? toAmount(newest, newest.priceNow, school.currency) : undefined
    if (!amount || (newest.status === 'pending' && newest.amount === null)) return []
    return [{ studentId, due: { kind: 'course', id, title, ...amount, isOverdue: false }, isUnderReview: false }]
  })
}

/** Events to come whose receipt was rejected or that are paid only in part. */
async function readEvents(database: Database, studentIds: readonly number[], school: School): Promise<Money[]> {
  const rows = await database
    .selectFrom('event_members')
    .innerJoin('events', 'events.id', 'event_members.event_id')
    .select(['student_id', 'event_id', 'payment_status', 'receipt', 'title', 'time', 'archived_at', 'currency'])
    .select(['events.price as priceNow', 'amount'])
    .select(sql<number | null>`amount - ${sumEntered('event', 'event_members.id')}`.as('left'))
    .where('student_id', 'in', studentIds)
    .where('payment_status', 'in', ['pending', 'rejected'])
    .orderBy('time')
    .execute()
  return rows.flatMap((row): Money[] => {
    const { student_id: studentId, event_id: id, payment_status: status, receipt, title } = row
    if (status === 'pending' && receipt !== null) return [{ studentId, isUnderReview: true }]
    const isToCome = row.archived_at === null && row.time >= school.today
    const amount = isToCome ? toAmount(row, row.priceNow, school.currency) : undefined
    // Without a receipt or a payment the student hasn’t asked for a place.
    if (!amount || (status === 'pending' && row.left === row.amount)) return []
    return [{ studentId, due: { kind: 'event', id, title, ...amount, isOverdue: false }, isUnderReview: false }]
  })
}

/** Courses asked for at registration and not paid yet, with the student’s discount. */
async function readRequests(database: Database, studentIds: readonly number[], school: School): Promise<Money[]> {
  const { today, currency } = school
  const rows = await selectOpenRequests(database)
    .select(['course_requests.student_id', 'course_requests.course_id', 'courses.name', 'courses.price'])
    .where('course_requests.student_id', 'in', studentIds)
    .orderBy('course_requests.id')
    .execute()
  const requested: Money[] = []
  for (const { student_id: studentId, course_id: id, name: title, price: listPrice } of rows) {
    const price = toMinorUnits(listPrice, currency)
    const query = { kind: 'course', itemId: id, studentId, price, currency, today, isUsed: false } as const
    const { discount } = await resolveDiscount(database, { ...query, code: undefined, field: 'code' })
    if (price === discount) continue
    const amount = fromMinorUnits(price - discount, currency)
    requested.push({
      studentId,
      due: { kind: 'course', id, title, amount, currency, isOverdue: false },
      isUnderReview: false,
    })
  }
  return requested
}

type Priced = { currency: string | null; left: number | null }

/** What is left to pay: of the stored amount, or the present price if none was stored; undefined if nothing is. */
function toAmount({ currency, left }: Priced, priceNow: number | null, ours: string) {
  const of = currency ?? ours
  const minor = left ?? toMinorUnits(priceNow ?? 0, of)
  return minor > 0 ? { amount: fromMinorUnits(minor, of), currency: of } : undefined
}
