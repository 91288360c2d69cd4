import { type RawBuilder, sql, type NotNull, type AliasedRawBuilder } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Handler } from '#contract/Handler.ts'
import { MAX_ID } from '#lists/ListRequest.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { formatTimestamp, readPeriod } from './reportPeriods.ts'
import { getPaymentReference } from './receiptQueries.ts'
import { readSettings } from '../settings/schoolSettings.ts'

/** A payment in the common shape of all sources; amounts are whole minor units of the currency. */
type Payment = {
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
  /** When it became due; null if it is not. */
  charged_at: number
  is_charged: 0 | 1
  /** When it was sent, or null if nothing was. Old payments without a send time use the time of their decision. */
  sent_at: number | null
  decided_at: number | null
}

/**
 * One query per kind of payment. A rejected payment is not due, because the student doesn't get the course or place.
 */
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
  // A fee is due from its creation, or from its payment if that was earlier, unless it was waived.
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

/** All payments of the school in a common shape. Free items, and old payments without an amount, are excluded. */
export function selectAllPayments(database: Database) {
  return database.selectFrom(sql<Payment>`(${sql.join(sources, sql` union all `)})`.as('payments'))
}

const ORDINARY_LIMIT = 500

/** All payments sent in a period, of any status, by pages with a cursor. */
export const listPayments: Handler<'listPayments'> = async ({ query, database, services, now }) => {
  const { after, limit = ORDINARY_LIMIT } = query
  const { timeZone } = await readSettings(database, services)
  const { since, before } = readPeriod(query, { timeZone, now })
  const [sentAt, kind, id] = after?.split('.') ?? []
  // Details are looked up only for the payments of the page.
  const ofPage = selectAllPayments(database)
    .selectAll()
    .where('sent_at', 'is not', null)
    .where('payments.status', 'in', ['pending', 'paid', 'rejected'])
    .$narrowType<{ sent_at: NotNull; status: 'pending' | 'paid' | 'rejected' }>()
    .where('sent_at', '>=', Math.max(since, Number(sentAt ?? 0)))
    .where('sent_at', '<', before)
    .$if(after !== undefined, (some) =>
      some.where(
        sql<boolean>`(sent_at, payments.kind, payments.id) > (${Number(sentAt)}, ${kind ?? ''}, ${Math.min(Number(id), MAX_ID)})`,
      ),
    )
    .orderBy('sent_at')
    .orderBy('payments.kind')
    .orderBy('payments.id')
    .limit(limit + 1)
  const rows = await database
    .selectFrom(ofPage.as('payments'))
    .innerJoin('students', 'students.id', 'payments.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['payments.kind', 'payments.id', 'payments.student_id', 'accounts.name as student', 'item', 'reference'])
    .select(['payments.method', 'discount', 'amount', 'currency', 'payments.status', 'sent_at', 'decided_at'])
    .select(({ selectFrom }) =>
      selectFrom('receipts')
        .select('receipts.transaction_id')
        .whereRef('receipts.kind', '=', 'payments.kind')
        .whereRef('receipts.record_id', '=', 'payments.id')
        .orderBy('receipts.id', 'desc')
        .limit(1)
        .as('transactionId'),
    )
    .orderBy('sent_at')
    .orderBy('payments.kind')
    .orderBy('payments.id')
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    payments: page.map(({ discount, amount, student_id: studentId, sent_at, decided_at, reference, ...row }) => ({
      ...row,
      studentId,
      reference: getPaymentReference({ ...row, reference }),
      sentAt: formatTimestamp(sent_at),
      decidedAt: formatTimestamp(decided_at),
      price: fromMinorUnits(amount + discount, row.currency),
      discount: fromMinorUnits(discount, row.currency),
      amount: fromMinorUnits(amount, row.currency),
    })),
    next: last && rows.length > limit ? `${last.sent_at}.${last.kind}.${last.id}` : null,
  }
}

type Sums<Name extends string> = AliasedRawBuilder<number | string | null, Name>

/**
 * The sums between each two consecutive boundaries (the second is exclusive), as columns of one query, so that the
 * database adds them up.
 */
export function selectSumsPerPeriod(
  at: RawBuilder<unknown>,
  borders: readonly (number | string)[],
  amount: RawBuilder<unknown> = sql`1`,
): Sums<`sum${number}`>[] {
  return borders.slice(1).map((until, index) => {
    const since = borders[index]
    return sql<
      number | string | null
    >`sum(case when ${at} >= ${since} and ${at} < ${until} then ${amount} else 0 end)`.as(`sum${index}` as const)
  })
}

/** The sums of such a query; 0 without a row. */
export function readSums(
  row: Partial<Record<`sum${number}`, number | string | null>> | undefined,
  count: number,
): number[] {
  return Array.from({ length: count }, (_, index) => Number(row?.[`sum${index}`] ?? 0))
}
