import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { hasEntries, sumEntered } from './paymentEntries.ts'

/** An item in the common shape of all kinds; amounts are whole minor units of the currency. */
type Item = {
  kind: 'course' | 'event' | 'fee'
  id: number
  student_id: number
  item_id: number
  /** The current name of the item. */
  item: string
  reference: string | null
  method: string | null
  discount: number
  amount: number
  currency: string
  status: 'due' | 'pending' | 'paid' | 'rejected' | 'waived'
  /** When it became due; null for an event that was paid at the office only. */
  charged_at: number | null
  /** When it was sent, or null if nothing was. Old payments without a send time use the time of their decision. */
  sent_at: number | null
  decided_at: number | null
  has_receipt: 0 | 1
}

const itemSources: readonly RawBuilder<Item>[] = [
  sql`
    select 'course' as kind, purchases.id, student_id, course_id as item_id, courses.name as item,
      reference, method, discount, amount, currency, status,
      created_at as charged_at, created_at as sent_at, decided_at,
      case when receipt is null then 0 else 1 end as has_receipt
    from ${sql.table('purchases')} inner join ${sql.table('courses')} on courses.id = course_id
    where amount > 0
  `,
  sql`
    select 'event' as kind, event_members.id, student_id, event_id as item_id, events.title as item,
      reference, method, discount, amount, currency, payment_status as status,
      coalesce(sent_at, decided_at, toggled_at) as charged_at,
      coalesce(sent_at, decided_at, toggled_at) as sent_at, decided_at,
      case when receipt is null then 0 else 1 end as has_receipt
    from ${sql.table('event_members')} inner join ${sql.table('events')} on events.id = event_id
    where amount > 0 and payment_status <> 'not_required'
  `,
  // A fee is due from its creation, or from its payment if that was earlier.
  sql`
    select 'fee' as kind, fees.id, student_id, course_id as item_id, courses.name as item,
      reference, method, discount, amount, currency, status,
      case when sent_at < created_at then sent_at else created_at end as charged_at,
      sent_at, decided_at,
      case when receipt is null then 0 else 1 end as has_receipt
    from ${sql.table('fees')} inner join ${sql.table('courses')} on courses.id = course_id
    where amount > 0
  `,
]

/** Everything that students have to pay or had to pay. Free items, and old payments without an amount, are excluded. */
export function selectItems(database: Database) {
  return database.selectFrom(sql<Item>`(${sql.join(itemSources, sql` union all `)})`.as('items'))
}

/** A payment or refund in the common shape of all sources. */
type Payment = Pick<
  Item,
  'kind' | 'student_id' | 'item_id' | 'item' | 'reference' | 'method' | 'discount' | 'currency'
> & {
  /** The table of the payment: an entry, or an item that was paid in one piece. */
  source: Item['kind'] | 'entry'
  id: number
  record_id: number
  type: 'payment' | 'refund'
  /** For a receipt that isn’t approved, what is left to pay. */
  amount: number
  status: 'pending' | 'paid' | 'rejected' | 'voided'
  /** The day on which it counts. */
  paid_at: number
  decided_at: number | null
  transaction_id: string | null
}

/** Items with a receipt, without those whose payments are entries. */
const receiptSource = sql<Payment>`
  select items.kind as source, items.id, items.kind, items.id as record_id, student_id, item_id, item, reference, method,
    discount, 'payment' as type,
    case status when 'paid' then amount else amount - ${sumEntered('items.kind', 'items.id')} end as amount,
    currency, status, sent_at as paid_at, decided_at, null as transaction_id
  from (${sql.join(itemSources, sql` union all `)}) as items
  where sent_at is not null and status in ('pending', 'paid', 'rejected')
    and not (${hasEntries('items.kind', 'items.id')} and (status = 'paid' or has_receipt = 0))
`

const entrySource = sql<Payment>`
  select 'entry' as source, entries.id, entries.kind, entries.record_id, entries.student_id, entries.item_id,
    coalesce(courses.name, events.title) as item,
    coalesce(purchases.reference, event_members.reference, fees.reference) as reference,
    entries.method, 0 as discount, entries.type, entries.amount, entries.currency,
    case when voided_at is null then 'paid' else 'voided' end as status,
    entries.paid_at, recorded_at as decided_at, entries.transaction_id
  from ${sql.table('payment_entries')} as entries
    left join ${sql.table('courses')} on entries.kind <> 'event' and courses.id = entries.item_id
    left join ${sql.table('events')} on entries.kind = 'event' and events.id = entries.item_id
    left join ${sql.table('purchases')} on entries.kind = 'course' and purchases.id = entries.record_id
    left join ${sql.table('event_members')} on entries.kind = 'event' and event_members.id = entries.record_id
    left join ${sql.table('fees')} on entries.kind = 'fee' and fees.id = entries.record_id
`

/** All payments and refunds of the school: what was sent, and what the office recorded (decision 265). */
export function selectAllPayments(database: Database) {
  return database.selectFrom(sql<Payment>`(${receiptSource} union all ${entrySource})`.as('payments'))
}

/** Fees are income of their course. */
export const itemKind = sql<'course' | 'event'>`case when kind = 'event' then 'event' else 'course' end`

/** The amount of a payment, negative for a refund. */
export const signedAmount = sql<number>`case type when 'refund' then -amount else amount end`
