import type { components } from '@maktab/contract/schema'
import { MAX_ID } from '#lists/ListRequest.ts'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { fromMinorUnits } from '../payments/amounts.ts'
import { formatFeeName } from '../payments/readFees.ts'
import { type PendingKind, pendingQueries } from './pendingQueries.ts'

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
export const readPendingItems: Record<PendingKind, (database: Database, wanted: PageOptions) => Promise<PendingRow[]>> =
  {
    application: (database, { after, limit }) =>
      pendingQueries
        .application(database)
        .select(['teachers.id', 'teachers.id as personId', 'name', 'teach_id as code', 'version', 'created_at as at'])
        .where(({ ref }) => isAfter(getRangeAfter('application', after), ref('created_at'), ref('teachers.id')))
        .orderBy('created_at')
        .orderBy('teachers.id')
        .limit(limit)
        .execute(),

    coursePayment: (database, { after, limit }) =>
      pendingQueries
        .coursePayment(database)
        .innerJoin('courses', 'courses.id', 'purchases.course_id')
        .innerJoin('students', 'students.id', 'purchases.student_id')
        .innerJoin('accounts', 'accounts.id', 'students.account_id')
        .select(['purchases.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
        .select(['courses.name as what', 'course_id as courseId', 'courses.price as priceNow', 'reference'])
        .select(['currency', 'amount', 'discount', 'discount_name'])
        .select(({ fn }) => fn.coalesce('purchases.price', 'courses.price').as('price'))
        .select('purchases.created_at as at')
        .where(({ ref }) =>
          isAfter(getRangeAfter('coursePayment', after), ref('purchases.created_at'), ref('purchases.id')),
        )
        .orderBy('purchases.created_at')
        .orderBy('purchases.id')
        .limit(limit)
        .execute(),

    eventPayment: (database, { after, limit }) =>
      pendingQueries
        .eventPayment(database)
        .innerJoin('students', 'students.id', 'event_members.student_id')
        .innerJoin('accounts', 'accounts.id', 'students.account_id')
        .select(['event_members.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
        .select(['title as what', 'event_id as eventId', 'events.price as priceNow', 'event_members.version'])
        .select(['reference', 'currency', 'amount', 'discount', 'discount_name'])
        .select(({ fn }) => fn.coalesce('event_members.price', 'events.price').as('price'))
        .select(sinceSent.as('at'))
        .where(({ ref }) => isAfter(getRangeAfter('eventPayment', after), sinceSent, ref('event_members.id')))
        .orderBy(sinceSent)
        .orderBy('event_members.id')
        .limit(limit)
        .execute(),

    feePayment: (database, { after, limit }) =>
      pendingQueries
        .feePayment(database)
        .innerJoin('courses', 'courses.id', 'fees.course_id')
        .innerJoin('students', 'students.id', 'fees.student_id')
        .innerJoin('accounts', 'accounts.id', 'students.account_id')
        .select(['fees.id', 'students.id as personId', 'accounts.name', 'std_id as code', 'receipt', 'method'])
        .select(['courses.name as course', 'month', 'course_id as courseId', 'courses.price as priceNow', 'reference'])
        .select(['fees.version', 'fees.price', 'amount', 'currency', 'discount', 'discount_name'])
        .select(sinceSentFee.as('at'))
        .where(({ ref }) => isAfter(getRangeAfter('feePayment', after), sinceSentFee, ref('fees.id')))
        .orderBy(sinceSentFee)
        .orderBy('fees.id')
        .limit(limit)
        .execute()
        .then((rows) =>
          rows.map(({ course, month, price, ...row }) => ({
            ...row,
            what: formatFeeName(course, month),
            price: fromMinorUnits(price, row.currency),
          })),
        ),

    studentWithoutId: (database, { after, limit }) =>
      pendingQueries
        .studentWithoutId(database)
        .select(['students.id', 'students.id as personId', 'name', 'std_id as code', 'version', 'created_at as at'])
        .where(({ ref }) => isAfter(getRangeAfter('studentWithoutId', after), ref('created_at'), ref('students.id')))
        .orderBy('created_at')
        .orderBy('students.id')
        .limit(limit)
        .execute(),

    studentWithoutTeacher: (database, { after, limit }) =>
      pendingQueries
        .studentWithoutTeacher(database)
        .innerJoin('courses', 'courses.id', 'purchases.course_id')
        .select(['purchases.id', 'students.id as personId', 'accounts.name', 'std_id as code'])
        .select(['courses.name as what', 'purchases.course_id as courseId'])
        .select(sinceDecided.as('at'))
        .where(({ ref }) => isAfter(getRangeAfter('studentWithoutTeacher', after), sinceDecided, ref('purchases.id')))
        .orderBy(sinceDecided)
        .orderBy('purchases.id')
        .limit(limit)
        .execute(),
  }

// Old payments without a stored send time come first.
const sinceSent = sql<number>`coalesce(event_members.sent_at, 0)`
const sinceSentFee = sql<number>`coalesce(fees.sent_at, 0)`
const sinceDecided = sql<number>`coalesce(purchases.decided_at, purchases.created_at)`

function isAfter(
  rest: { at: number; id: number },
  at: Expression<number>,
  id: Expression<number>,
): Expression<SqlBool> {
  return sql<SqlBool>`(${at} > ${rest.at} or (${at} = ${rest.at} and ${id} > ${rest.id}))`
}
