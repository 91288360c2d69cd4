import type { components } from '@maktab/contract/schema'
import { MAX_ID } from '#lists/ListRequest.ts'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { fromMinorUnits } from '../payments/paymentAmounts.ts'
import { formatFeeName } from '../payments/readFees.ts'
import { type PendingKind, pendingItemQueries } from './pendingItemQueries.ts'

type Kind = components['schemas']['WaitingKind']

/** The sort order of items with the same time. */
const kinds = [
  'application',
  'coursePayment',
  'eventPayment',
  'studentWithoutId',
  'studentWithoutTeacher',
  'owedRegister',
  'feePayment',
] as const satisfies readonly Kind[]

/** A position in the list: time in milliseconds, kind and record. */
export type InboxCursor = { at: number; kind: Kind; id: number }

/** Encodes a cursor for the response; `decodeInboxCursor` reads it back. */
export function encodeInboxCursor({ at, kind, id }: InboxCursor): string {
  return `${at}.${kinds.indexOf(kind)}.${id}`
}

export function decodeInboxCursor(after: string): InboxCursor {
  const [at = 0, rank = 0, id = 0] = after.split('.').map(Number)
  return { at, kind: kinds[rank] ?? 'application', id: Math.min(id, MAX_ID) }
}

export function compareInboxCursors(one: InboxCursor, other: InboxCursor): number {
  return one.at - other.at || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.id - other.id
}

/** The records of a kind after a cursor: later ones, and those of the same time with a higher id. */
function getRangeAfter(kind: Kind, after: InboxCursor | undefined): { at: number; id: number } {
  if (!after) return { at: -1, id: MAX_ID }
  const order = kinds.indexOf(kind) - kinds.indexOf(after.kind)
  if (order === 0) return { at: after.at, id: after.id }
  return { at: after.at, id: order > 0 ? 0 : MAX_ID }
}

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

type PageOptions = { after: InboxCursor | undefined; limit: number }

/** Reads the items of one kind after a cursor, oldest first, in one query. */
export const readPendingItems: Record<PendingKind, (database: Database, page: PageOptions) => Promise<PendingRow[]>> = {
  application: (database, page) =>
    pendingItemQueries
      .application(database)
      .select(['teachers.id', 'teachers.id as personId', 'name', 'teach_id as code', 'version', 'created_at as at'])
      .$call(readPage('application', page, sql.ref('created_at'), 'teachers.id')),

  coursePayment: (database, page) =>
    pendingItemQueries
      .coursePayment(database)
      .innerJoin('courses', 'courses.id', 'purchases.course_id')
      .innerJoin('students', 'students.id', 'purchases.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['purchases.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
      .select(['courses.name as what', 'course_id as courseId', 'courses.price as priceNow', 'reference'])
      .select(['currency', 'amount', 'discount', 'discount_name'])
      .select(({ fn }) => fn.coalesce('purchases.price', 'courses.price').as('price'))
      .select('purchases.created_at as at')
      .$call(readPage('coursePayment', page, sql.ref('purchases.created_at'), 'purchases.id')),

  eventPayment: (database, page) =>
    pendingItemQueries
      .eventPayment(database)
      .innerJoin('students', 'students.id', 'event_members.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['event_members.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
      .select(['title as what', 'event_id as eventId', 'events.price as priceNow', 'event_members.version'])
      .select(['reference', 'currency', 'amount', 'discount', 'discount_name'])
      .select(({ fn }) => fn.coalesce('event_members.price', 'events.price').as('price'))
      .select(sinceSent.as('at'))
      .$call(readPage('eventPayment', page, sinceSent, 'event_members.id')),

  feePayment: (database, page) =>
    pendingItemQueries
      .feePayment(database)
      .innerJoin('courses', 'courses.id', 'fees.course_id')
      .innerJoin('students', 'students.id', 'fees.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .select(['fees.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
      .select(['courses.name as course', 'month', 'course_id as courseId', 'courses.price as priceNow', 'reference'])
      .select(['fees.version', 'fees.price', 'amount', 'currency', 'discount', 'discount_name'])
      .select(sinceSentFee.as('at'))
      .$call(readPage('feePayment', page, sinceSentFee, 'fees.id'))
      .then((rows) =>
        rows.map(({ course, month, price, ...row }) => ({
          ...row,
          what: formatFeeName(course, month),
          price: fromMinorUnits(price, row.currency),
        })),
      ),

  studentWithoutId: (database, page) =>
    pendingItemQueries
      .studentWithoutId(database)
      .select(['students.id', 'students.id as personId', 'name', 'std_id as code', 'version', 'created_at as at'])
      .$call(readPage('studentWithoutId', page, sql.ref('created_at'), 'students.id')),

  studentWithoutTeacher: (database, page) =>
    pendingItemQueries
      .studentWithoutTeacher(database)
      .innerJoin('courses', 'courses.id', 'purchases.course_id')
      .select(['purchases.id', 'students.id as personId', 'accounts.name', 'std_id as code'])
      .select(['courses.name as what', 'purchases.course_id as courseId'])
      .select(sinceDecided.as('at'))
      .$call(readPage('studentWithoutTeacher', page, sinceDecided, 'purchases.id')),
}

// Old payments without a stored send time come first.
const sinceSent = sql<number>`coalesce(event_members.sent_at, 0)`
const sinceSentFee = sql<number>`coalesce(fees.sent_at, 0)`
const sinceDecided = sql<number>`coalesce(purchases.decided_at, purchases.created_at)`

/** Reads the page of a query that is ordered by time and then by id. */
function readPage(kind: Kind, { after, limit }: PageOptions, at: RawBuilder<number>, idColumn: string) {
  const id = sql.ref<number>(idColumn)
  const rest = getRangeAfter(kind, after)
  return <Tables, Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    query
      .where(sql<SqlBool>`(${at} > ${rest.at} or (${at} = ${rest.at} and ${id} > ${rest.id}))`)
      .orderBy(at)
      .orderBy(id)
      .limit(limit)
      .execute()
}
