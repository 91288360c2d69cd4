import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'

/** A payment as all sources have it; amounts are whole minor units of the currency. */
type Payment = {
  kind: 'course' | 'event' | 'fee'
  id: number
  student_id: number
  item_id: number
  /** What it is called now. */
  item: string
  reference: string | null
  method: string | null
  discount: number
  amount: number
  currency: string
  status: 'due' | 'pending' | 'paid' | 'rejected' | 'waived'
  /** From when on it is owed, unless it is not. */
  charged_at: number
  is_charged: 0 | 1
  /**
   * The moment by which it counts, none where nothing was sent yet; of old payments nobody knows when they were sent: then
   * it is when they were decided.
   */
  sent_at: number | null
  decided_at: number | null
}

/** One for each kind of payment. Nobody owes what was refused: the course is not theirs then, nor their place. */
const sources: readonly RawBuilder<Payment>[] = [
  sql`
    select 'course' as kind, purchases.id, student_id, course_id as item_id, courses.name as item,
      reference, method, discount, amount, currency, status,
      created_at as charged_at, case when status = 'rejected' then 0 else 1 end as is_charged,
      created_at as sent_at, decided_at
    from ${sql.table('purchases')} inner join ${sql.table('courses')} on courses.id = course_id
    where amount > 0
  `,
  sql`
    select 'event' as kind, event_members.id, student_id, event_id as item_id, events.title as item,
      reference, method, discount, amount, currency, payment_status as status,
      coalesce(sent_at, decided_at, toggled_at) as charged_at,
      case when payment_status = 'rejected' then 0 else 1 end as is_charged,
      coalesce(sent_at, decided_at, toggled_at) as sent_at, decided_at
    from ${sql.table('event_members')} inner join ${sql.table('events')} on events.id = event_id
    where amount > 0 and payment_status <> 'not_required'
  `,
  // A month is owed from when it was asked for, or paid if that was before, whatever became of its receipts, unless it was waived.
  sql`
    select 'fee' as kind, fees.id, student_id, course_id as item_id, courses.name as item,
      reference, method, discount, amount, currency, status,
      case when sent_at < created_at then sent_at else created_at end as charged_at,
      case when status = 'waived' then 0 else 1 end as is_charged,
      sent_at, decided_at
    from ${sql.table('fees')} inner join ${sql.table('courses')} on courses.id = course_id
    where amount > 0
  `,
]

/**
 * All payments of the school alike, whatever was paid for. Where nothing was to be paid, or nobody knows how much it was,
 * there is none.
 */
export function selectAllPayments(database: Database) {
  return database.selectFrom(sql<Payment>`(${sql.join(sources, sql` union all `)})`.as('payments'))
}
