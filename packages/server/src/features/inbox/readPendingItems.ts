import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import { getDayInZone, toInstant } from '@maktab/calendar/zonedTime'
import type { PaymentKind } from '@maktab/contract/schema'
import { MAX_ID } from '#lists/ListRequest.ts'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { fromMinorUnits } from '../payments/paymentAmounts.ts'
import { sumEntered } from '../payments/paymentEntries.ts'
import { formatFeeName } from '../payments/formatFeeName.ts'
import { type InboxPage, getRangeAfter } from './inboxOrder.ts'
import { type PendingKind, type SchoolDay, pendingItemQueries, pendingSince } from './pendingItemQueries.ts'

/** A pending item. Some columns exist only for some kinds. */
export type PendingRow = {
  id: number
  at: number
  personId: number
  name: string
  code: string | null
  what?: string
  courseId?: number
  eventId?: number
  version?: number
  price?: number | null
  priceNow?: number | null
  receipt?: string | null
  method?: string | null
  reference?: string | null
  currency?: string | null
  amount?: number | null
  discount?: number
  discount_name?: string | null
}

type Reader = (database: Database, page: InboxPage, day: SchoolDay) => Promise<PendingRow[]>

/** Reads the items of one kind after a cursor, oldest first, in one query. */
export const readPendingItems: Record<PendingKind, Reader> = {
  application: (database, page) =>
    pendingItemQueries
      .application(database)
      .select(['teachers.id', 'teachers.id as personId', 'name', 'teach_id as code', 'version', 'created_at as at'])
      .$call(readPage('application', page, 'teachers.id')),

  coursePayment: (database, page) =>
    pendingItemQueries
      .coursePayment(database)
      .innerJoin('courses', 'courses.id', 'purchases.course_id')
      .innerJoin('students', 'students.id', 'purchases.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['purchases.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
      .select(['courses.name as what', 'course_id as courseId', 'courses.price as priceNow', 'reference'])
      .select(['currency', 'discount', 'discount_name', leftOf('course', 'purchases.id')])
      .select(({ fn }) => fn.coalesce('purchases.price', 'courses.price').as('price'))
      .select('purchases.created_at as at')
      .$call(readPage('coursePayment', page, 'purchases.id')),

  eventPayment: (database, page) =>
    pendingItemQueries
      .eventPayment(database)
      .innerJoin('students', 'students.id', 'event_members.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['event_members.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
      .select(['title as what', 'event_id as eventId', 'events.price as priceNow', 'event_members.version'])
      .select(['reference', 'currency', 'discount', 'discount_name', leftOf('event', 'event_members.id')])
      .select(({ fn }) => fn.coalesce('event_members.price', 'events.price').as('price'))
      .select(pendingSince.eventPayment.as('at'))
      .$call(readPage('eventPayment', page, 'event_members.id')),

  feePayment: (database, page) =>
    pendingItemQueries
      .feePayment(database)
      .innerJoin('courses', 'courses.id', 'fees.course_id')
      .innerJoin('students', 'students.id', 'fees.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['fees.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
      .select(['courses.name as course', 'month', 'course_id as courseId', 'courses.price as priceNow', 'reference'])
      .select(['fees.version', 'fees.price', 'currency', 'discount', 'discount_name', leftOf('fee', 'fees.id')])
      .select(pendingSince.feePayment.as('at'))
      .$call(readPage('feePayment', page, 'fees.id'))
      .then((rows) =>
        rows.map(({ course, month, price, ...row }) => ({
          ...row,
          what: formatFeeName(course, month),
          price: fromMinorUnits(price, row.currency),
        })),
      ),

  trial: (database, page) =>
    pendingItemQueries
      .trial(database)
      .leftJoin('courses', (join) =>
        join.onRef('courses.id', '=', 'trials.course_id').on('courses.archived_at', 'is', null),
      )
      .select(['trials.id', 'trials.id as personId', 'trials.name', 'trials.version', 'courses.id as courseId'])
      .select([sql<null>`null`.as('code'), 'courses.name as what', 'trials.created_at as at'])
      .$call(readPage('trial', page, 'trials.id'))
      .then((rows) =>
        rows.map(({ what, courseId, ...row }) => ({
          ...row,
          ...(what !== null && { what }),
          ...(courseId !== null && { courseId }),
        })),
      ),

  studentWithoutId: (database, page) =>
    pendingItemQueries
      .studentWithoutId(database)
      .select(['students.id', 'students.id as personId', 'name', 'std_id as code', 'version', 'created_at as at'])
      .$call(readPage('studentWithoutId', page, 'students.id')),

  studentWithoutTeacher: (database, page) =>
    pendingItemQueries
      .studentWithoutTeacher(database)
      .innerJoin('courses', 'courses.id', 'purchases.course_id')
      .select(['purchases.id', 'students.id as personId', 'accounts.name', 'std_id as code'])
      .select(['courses.name as what', 'purchases.course_id as courseId'])
      .select(pendingSince.studentWithoutTeacher.as('at'))
      .$call(readPage('studentWithoutTeacher', page, 'purchases.id')),

  courseRequest: (database, page) =>
    pendingItemQueries
      .courseRequest(database)
      .select(['course_requests.id', 'students.id as personId', 'accounts.name', 'std_id as code'])
      .select(['courses.name as what', 'course_requests.course_id as courseId'])
      .select(['courses.price as price', 'courses.price as priceNow'])
      .select(pendingSince.courseRequest.as('at'))
      .$call(readPage('courseRequest', page, 'course_requests.id')),

  overdueFee: async (database, page, day) => {
    const range = getOverdueRange(page, day.timeZone)
    if (!range) return []
    const rows = await pendingItemQueries
      .overdueFee(database, day.today)
      .select(['fees.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'courses.name as course'])
      .select(['month', 'due_on', 'course_id as courseId', 'courses.price as priceNow', 'reference', 'fees.version'])
      .select(['fees.price', 'currency', 'discount', 'discount_name', leftOf('fee', 'fees.id')])
      .where(({ eb, or, and }) =>
        or([eb('due_on', '>', range.dueOn), and([eb('due_on', '=', range.dueOn), eb('fees.id', '>', range.id)])]),
      )
      .orderBy('due_on')
      .orderBy('fees.id')
      .limit(page.limit)
      .execute()
    return rows.map(({ course, month, price, due_on: dueOn, ...row }) => ({
      ...row,
      what: formatFeeName(course, month),
      price: fromMinorUnits(price, row.currency),
      at: getOverdueSince(dueOn, day.timeZone),
    }))
  },
}

/** A fee is overdue from the day after its due date. */
export function getOverdueSince(dueOn: string, timeZone: string): number {
  return toInstant(timeZone, addDays(dueOn as WallDay, 1), '00:00')
}

/** The range of overdue fees by due date, which orders them like the time since which they are overdue. */
function getOverdueRange(page: InboxPage, timeZone: string): { dueOn: string; id: number } | undefined {
  const range = getRangeAfter('overdueFee', page)
  if (!range || range.at < 0) return range && { dueOn: '', id: range.id }
  let dueOn = getDayInZone(timeZone, range.at)
  while (getOverdueSince(dueOn, timeZone) > range.at) dueOn = addDays(dueOn, -1)
  return { dueOn, id: getOverdueSince(dueOn, timeZone) === range.at ? range.id : MAX_ID }
}

/** The amount to decide: what recorded payments leave of the amount due. */
const leftOf = (kind: PaymentKind, recordId: string) =>
  sql<number | null>`amount - ${sumEntered(kind, recordId)}`.as('amount')

/** Reads the page of a query that is ordered by time and then by id. */
function readPage(kind: Exclude<PendingKind, 'overdueFee'>, page: InboxPage, idColumn: string) {
  const at: RawBuilder<number> = pendingSince[kind]
  const id = sql.ref<number>(idColumn)
  const range = getRangeAfter(kind, page)
  return async <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) => {
    if (!range) return []
    return query
      .where(sql<SqlBool>`(${at} > ${range.at} or (${at} = ${range.at} and ${id} > ${range.id}))`)
      .orderBy(at)
      .orderBy(id)
      .limit(page.limit)
      .execute()
  }
}
