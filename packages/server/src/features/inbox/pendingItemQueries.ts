import type { components } from '@maktab/contract/schema'
import { type AliasableExpression, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'

/** All kinds of pending items except missing attendance, which depends on the timetable. */
export type PendingKind = Exclude<components['schemas']['WaitingKind'], 'owedRegister'>

/** The pending records of each kind, shared by counting and listing. */
export const pendingItemQueries = {
  application: (database: Database) =>
    database
      .selectFrom('teachers')
      .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
      .where('accounts.status', '=', 'pending'),

  coursePayment: (database: Database) => database.selectFrom('purchases').where('purchases.status', '=', 'pending'),

  // Without a receipt there is nothing to decide.
  eventPayment: (database: Database) =>
    database
      .selectFrom('event_members')
      .innerJoin('events', 'events.id', 'event_members.event_id')
      .where('payment_status', '=', 'pending')
      .where('receipt', 'is not', null)
      .where('events.archived_at', 'is', null),

  feePayment: (database: Database) => database.selectFrom('fees').where('fees.status', '=', 'pending'),

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
} as const

export const pendingKinds = Object.keys(pendingItemQueries) as PendingKind[]

const count = sql<number>`count(*)`.as('count')
const counting: Record<PendingKind, (database: Database) => AliasableExpression<{ count: number }>> = {
  application: (database) => pendingItemQueries.application(database).select(count),
  coursePayment: (database) => pendingItemQueries.coursePayment(database).select(count),
  eventPayment: (database) => pendingItemQueries.eventPayment(database).select(count),
  feePayment: (database) => pendingItemQueries.feePayment(database).select(count),
  studentWithoutId: (database) => pendingItemQueries.studentWithoutId(database).select(count),
  studentWithoutTeacher: (database) => pendingItemQueries.studentWithoutTeacher(database).select(count),
}

/** The number of pending items of each kind, in one query. */
export async function countPendingItems<Kind extends PendingKind>(
  database: Database,
  kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
  const query = database.selectNoFrom(kinds.map((kind) => counting[kind](database).as(kind)))
  return (kinds.length > 0 ? await query.executeTakeFirst() : {}) as Record<Kind, number>
}
