import { sql } from 'kysely'
import type { Handler } from '#contract/Handler.ts'
import { MAX_ID } from '#lists/ListRequest.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { itemKind, selectAllPayments } from './paymentSources.ts'
import { formatTimestamp, readPeriod } from './reportPeriods.ts'
import { getPaymentReference } from './receiptQueries.ts'
import { readSettings } from '../settings/schoolSettings.ts'

const ORDINARY_LIMIT = 500

/**
 * The payments and refunds of a period, of any status, by pages with a cursor. Filters give those behind a number of the
 * income.
 */
export const listPayments: Handler<'listPayments'> = async ({ query, database, services, now }) => {
  const { after, limit = ORDINARY_LIMIT, isCounted, type, itemKind: ofKind, itemId, method } = query
  const { timeZone, currency } = await readSettings(database, services)
  const { since, before } = readPeriod(query, { timeZone, now })
  const [paidAt, source, id] = after?.split('.') ?? []
  // Details are looked up only for the payments of the page.
  const ofPage = selectAllPayments(database)
    .selectAll()
    .where('paid_at', '>=', Math.max(since, Number(paidAt ?? 0)))
    .where('paid_at', '<', before)
    .$if(isCounted === true, (some) => some.where('payments.status', '=', 'paid').where('currency', '=', currency))
    .$if(type !== undefined, (some) => some.where('type', '=', type ?? 'payment'))
    .$if(ofKind !== undefined, (some) => some.where(itemKind, '=', ofKind ?? 'course'))
    .$if(itemId !== undefined, (some) => some.where('item_id', '=', itemId ?? 0))
    .$if(method !== undefined, (some) => some.where(sql<string>`coalesce(payments.method, '')`, '=', method ?? ''))
    .$if(after !== undefined, (some) =>
      some.where(
        sql<boolean>`(paid_at, payments.source, payments.id) > (${Number(paidAt)}, ${source ?? ''}, ${Math.min(Number(id), MAX_ID)})`,
      ),
    )
    .orderBy('paid_at')
    .orderBy('payments.source')
    .orderBy('payments.id')
    .limit(limit + 1)
  const rows = await database
    .selectFrom(ofPage.as('payments'))
    .innerJoin('students', 'students.id', 'payments.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['source', 'payments.kind', 'payments.id', 'record_id', 'payments.student_id', 'accounts.name as student'])
    .select([
      'item_id',
      'item',
      'reference',
      'payments.method',
      'discount',
      'amount',
      'currency',
      'type',
      'payments.status',
    ])
    .select(['paid_at', 'decided_at', 'payments.transaction_id'])
    .select(({ selectFrom }) =>
      selectFrom('receipts')
        .select('receipts.transaction_id')
        .whereRef('receipts.kind', '=', 'payments.source')
        .whereRef('receipts.record_id', '=', 'payments.id')
        .orderBy('receipts.id', 'desc')
        .limit(1)
        .as('receiptTransactionId'),
    )
    .orderBy('paid_at')
    .orderBy('payments.source')
    .orderBy('payments.id')
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    payments: page.map((row) => ({
      kind: row.kind,
      id: row.record_id,
      sentAt: formatTimestamp(row.paid_at),
      decidedAt: formatTimestamp(row.decided_at),
      reference: getPaymentReference({ kind: row.kind, id: row.record_id, reference: row.reference }),
      transactionId: row.receiptTransactionId ?? row.transaction_id,
      studentId: row.student_id,
      student: row.student,
      itemId: row.item_id,
      item: row.item,
      method: row.method,
      price: fromMinorUnits(row.amount + row.discount, row.currency),
      discount: fromMinorUnits(row.discount, row.currency),
      amount: fromMinorUnits(row.amount, row.currency),
      currency: row.currency,
      status: row.status,
      type: row.type,
      entryId: row.source === 'entry' ? row.id : null,
    })),
    next: last && rows.length > limit ? `${last.paid_at}.${last.source}.${last.id}` : null,
  }
}
