import type { PaymentKind } from '@maktab/contract/schema'
import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { BalancedItem } from './itemBalance.ts'
import { formatFeeName } from './formatFeeName.ts'

/** A payable record of a student; its amount is null until the student sends a payment or the office records one. */
export type LedgerItem = {
  kind: PaymentKind
  id: number
  studentId: number
  /** The course or event. */
  itemId: number
  title: string
  /** The title, with the month of a fee. */
  what: string
  month: string | null
  status: BalancedItem['status']
  amount: number | null
  currency: string | null
  reference: string | null
  method: string | null
  receipt: string | null
  sentAt: number | null
}

export const ledgerTables = { course: 'purchases', event: 'event_members', fee: 'fees' } as const

const noMonth = sql<string | null>`null`.as('month')

const readers = {
  course: (database: Database, id: number) =>
    database
      .selectFrom('purchases')
      .innerJoin('courses', 'courses.id', 'course_id')
      .select(['purchases.id', 'student_id as studentId', 'course_id as itemId', 'courses.name as title', noMonth])
      .select(['status', 'amount', 'currency', 'reference', 'method', 'receipt', 'created_at as sentAt'])
      .where('purchases.id', '=', id)
      .executeTakeFirst(),

  event: (database: Database, id: number) =>
    database
      .selectFrom('event_members')
      .innerJoin('events', 'events.id', 'event_id')
      .select(['event_members.id', 'student_id as studentId', 'event_id as itemId', 'title', noMonth])
      .select(['payment_status as status', 'amount', 'currency', 'reference', 'method', 'receipt', 'sent_at as sentAt'])
      .where('event_members.id', '=', id)
      .executeTakeFirst(),

  fee: (database: Database, id: number) =>
    database
      .selectFrom('fees')
      .innerJoin('courses', 'courses.id', 'course_id')
      .select(['fees.id', 'student_id as studentId', 'course_id as itemId', 'courses.name as title', 'month'])
      .select(['status', 'amount', 'currency', 'reference', 'method', 'receipt', 'sent_at as sentAt'])
      .where('fees.id', '=', id)
      .executeTakeFirst(),
} as const

/** Reads an item without locking it, as after a change that has locked it. */
export async function readLedgerItem(
  database: Database,
  kind: PaymentKind,
  id: number,
): Promise<LedgerItem | undefined> {
  const row = await readers[kind](database, id)
  return row && { kind, ...row, what: row.month === null ? row.title : formatFeeName(row.title, row.month) }
}

/**
 * Locks an item until the end of the transaction, by an update without a change, so that what is read of it and of its
 * entries is still true when they change.
 */
export async function lockLedgerItem(
  database: Database,
  kind: PaymentKind,
  id: number,
): Promise<LedgerItem | undefined> {
  await database
    .updateTable(ledgerTables[kind])
    .set(({ ref }) => ({ student_id: ref('student_id') }))
    .where('id', '=', id)
    .execute()
  return readLedgerItem(database, kind, id)
}
