import type { LimitedPart, components } from '@maktab/contract/schema'
import { type AliasableExpression, type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { hasEntries } from '../payments/paymentEntries.ts'
import { isOverdueFee, selectFees } from '../payments/readFees.ts'
import { selectOpenRequests } from '../registration/courseRequests.ts'

/** The current day at the school. */
export type SchoolDay = { today: string; timeZone: string }

/** All kinds of pending items except missing attendance, which depends on the timetable. */
export type PendingKind = Exclude<components['schemas']['WaitingKind'], 'owedRegister'>

/** The pending records of each kind, shared by counting and listing. */
export const pendingItemQueries = {
  application: (database: Database) =>
    database
      .selectFrom('teachers')
      .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
      .where('accounts.status', '=', 'pending'),

  // A purchase that the office recorded a part of has no receipt to decide.
  coursePayment: (database: Database) =>
    database
      .selectFrom('purchases')
      .where('purchases.status', '=', 'pending')
      .where(({ or, eb, not }) => or([eb('receipt', 'is not', null), not(hasEntries('course', 'purchases.id'))])),

  // Without a receipt there is nothing to decide.
  eventPayment: (database: Database) =>
    database
      .selectFrom('event_members')
      .innerJoin('events', 'events.id', 'event_members.event_id')
      .where('payment_status', '=', 'pending')
      .where('receipt', 'is not', null)
      .where('events.archived_at', 'is', null),

  feePayment: (database: Database) => database.selectFrom('fees').where('fees.status', '=', 'pending'),

  overdueFee: (database: Database, today: string) => selectFees(database).where(isOverdueFee(today)),

  trial: (database: Database) => database.selectFrom('trials').where('trials.status', '=', 'requested'),

  studentWithoutId: (database: Database) =>
    database
      .selectFrom('students')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .where('students.std_id', 'is', null)
      .where('accounts.status', '!=', 'archived'),

  // Students with a course that no teacher teaches them.
  studentWithoutTeacher: (database: Database) =>
    database
      .selectFrom('purchases')
      .innerJoin('students', 'students.id', 'purchases.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .where('purchases.status', '=', 'paid')
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('allotments')
              .select('allotments.id')
              .whereRef('allotments.student_id', '=', 'purchases.student_id')
              .whereRef('allotments.course_id', '=', 'purchases.course_id'),
          ),
        ),
      )
      .where('accounts.status', '!=', 'archived'),

  // Once a teacher is allotted, the student pays or the office closes the request.
  courseRequest: (database: Database) =>
    selectOpenRequests(database).where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('allotments')
            .select('allotments.id')
            .whereRef('allotments.student_id', '=', 'course_requests.student_id')
            .whereRef('allotments.course_id', '=', 'course_requests.course_id'),
        ),
      ),
    ),
} as const

export const pendingKinds = Object.keys(pendingItemQueries) as PendingKind[]

/** The time in milliseconds since which an item is pending. Old payments without a stored send time come first. */
export const pendingSince = {
  application: sql.ref<number>('accounts.created_at'),
  coursePayment: sql.ref<number>('purchases.created_at'),
  eventPayment: sql<number>`coalesce(event_members.sent_at, 0)`,
  feePayment: sql<number>`coalesce(fees.sent_at, 0)`,
  trial: sql.ref<number>('trials.created_at'),
  studentWithoutId: sql.ref<number>('accounts.created_at'),
  studentWithoutTeacher: sql<number>`coalesce(purchases.decided_at, purchases.created_at)`,
  courseRequest: sql.ref<number>('course_requests.created_at'),
} as const satisfies Record<Exclude<PendingKind, 'overdueFee'>, RawBuilder<number>>

const partByKind: Record<components['schemas']['WaitingKind'], LimitedPart> = {
  application: 'teaching',
  coursePayment: 'payments',
  eventPayment: 'payments',
  feePayment: 'payments',
  overdueFee: 'payments',
  trial: 'teaching',
  studentWithoutId: 'teaching',
  studentWithoutTeacher: 'teaching',
  owedRegister: 'teaching',
  courseRequest: 'teaching',
}

/** Whether an administrator with a part of the office takes care of these items; null means everything. */
export function isKindForPart(kind: components['schemas']['WaitingKind'], part: LimitedPart | null): boolean {
  return part === null || partByKind[kind] === part
}

type Aggregate = RawBuilder<number | string | null>
type AggregateQuery = AliasableExpression<{ value: number | string | null }>

const aggregating: Record<PendingKind, (database: Database, today: string, value: Aggregate) => AggregateQuery> = {
  application: (database, _, value) => pendingItemQueries.application(database).select(value.as('value')),
  coursePayment: (database, _, value) => pendingItemQueries.coursePayment(database).select(value.as('value')),
  eventPayment: (database, _, value) => pendingItemQueries.eventPayment(database).select(value.as('value')),
  feePayment: (database, _, value) => pendingItemQueries.feePayment(database).select(value.as('value')),
  trial: (database, _, value) => pendingItemQueries.trial(database).select(value.as('value')),
  overdueFee: (database, today, value) => pendingItemQueries.overdueFee(database, today).select(value.as('value')),
  studentWithoutId: (database, _, value) => pendingItemQueries.studentWithoutId(database).select(value.as('value')),
  studentWithoutTeacher: (database, _, value) =>
    pendingItemQueries.studentWithoutTeacher(database).select(value.as('value')),
  courseRequest: (database, _, value) => pendingItemQueries.courseRequest(database).select(value.as('value')),
}

/** The value of an aggregate for each kind, in one query. */
async function aggregate<Kind extends PendingKind>(
  database: Database,
  kinds: readonly Kind[],
  { today, valueOf }: { today: string; valueOf: (kind: Kind) => Aggregate },
): Promise<Partial<Record<Kind, number | string | null>>> {
  if (kinds.length === 0) return {}
  const query = database.selectNoFrom(kinds.map((kind) => aggregating[kind](database, today, valueOf(kind)).as(kind)))
  return (await query.executeTakeFirst()) ?? {}
}

/** The number of pending items of each kind, in one query. */
export async function countPendingItems<Kind extends PendingKind>(
  database: Database,
  kinds: readonly Kind[],
  today: string,
): Promise<Record<Kind, number>> {
  const counts = await aggregate(database, kinds, { today, valueOf: () => sql<number>`count(*)` })
  return Object.fromEntries(kinds.map((kind) => [kind, Number(counts[kind] ?? 0)])) as Record<Kind, number>
}

/**
 * The time since which the oldest item of each kind is pending, in one query; for overdue fees the earliest due date.
 * Null without items.
 */
export async function readOldestPending<Kind extends PendingKind>(
  database: Database,
  kinds: readonly Kind[],
  today: string,
): Promise<Partial<Record<Kind, number | string | null>>> {
  return aggregate(database, kinds, {
    today,
    valueOf: (kind: PendingKind) =>
      kind === 'overdueFee' ? sql<string>`min(fees.due_on)` : sql<number>`min(${pendingSince[kind]})`,
  })
}
