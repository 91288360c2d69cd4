import type { components } from '@maktab/contract/schema'
import type { Database } from '../database/openDatabase.ts'

/** What waits for an administrator, but for registers, of which the calendar tells. */
export type RecordKind = Exclude<components['schemas']['WaitingKind'], 'owedRegister'>

/** The records of each kind that wait; who counts them and who lists them looks at the same. */
export const whatWaits = {
  application: (database: Database) =>
    database
      .selectFrom('teachers')
      .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
      .where('accounts.status', '=', 'pending'),

  coursePayment: (database: Database) => database.selectFrom('purchases').where('purchases.status', '=', 'pending'),

  // Without a receipt there is nothing to decide yet.
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

  // Whoever has a course and nobody who teaches it to them.
  studentWithoutTeacher: (database: Database) =>
    database
      .selectFrom('purchases')
      .innerJoin('students', 'students.id', 'purchases.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .leftJoin('allotments', (join) =>
        join
          .onRef('allotments.student_id', '=', 'purchases.student_id')
          .onRef('allotments.course_id', '=', 'purchases.course_id'),
      )
      .where('purchases.status', '=', 'paid')
      .where('allotments.id', 'is', null)
      .where('accounts.status', '!=', 'archived'),
} as const

/** How much of each waits, in one query. */
export async function countWhatWaits(database: Database): Promise<Record<RecordKind, number>> {
  const counts = await database
    .selectNoFrom(({ fn }) => {
      const count = () => fn.countAll<number | string>().as('count')
      return [
        whatWaits.application(database).select(count).as('application'),
        whatWaits.coursePayment(database).select(count).as('coursePayment'),
        whatWaits.eventPayment(database).select(count).as('eventPayment'),
        whatWaits.feePayment(database).select(count).as('feePayment'),
        whatWaits.studentWithoutId(database).select(count).as('studentWithoutId'),
        whatWaits.studentWithoutTeacher(database).select(count).as('studentWithoutTeacher'),
      ]
    })
    .executeTakeFirstOrThrow()
  return {
    application: Number(counts.application),
    coursePayment: Number(counts.coursePayment),
    eventPayment: Number(counts.eventPayment),
    feePayment: Number(counts.feePayment),
    studentWithoutId: Number(counts.studentWithoutId),
    studentWithoutTeacher: Number(counts.studentWithoutTeacher),
  }
}
