import { type NotNull, sql } from 'kysely'
import type { Handler } from '#contract/Handler.ts'
import { MAX_ID } from '#database/maxId.ts'
import { fromMinorUnits } from './minorUnits.ts'
import { formatTimestamp } from './formatTimestamp.ts'
import { getPaymentReference } from './getPaymentReference.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { selectAllPayments } from './selectAllPayments.ts'
import { readPeriod } from './readPeriod.ts'

const ORDINARY_LIMIT = 500

/** All payments that were sent in a period, whatever became of them; each page begins after the last of the one before. */
export const listPayments: Handler<'listPayments'> = async ({ query, database, services, now }) => {
  const { after, limit = ORDINARY_LIMIT } = query
  const { timeZone } = await readSettings(database, services)
  const { since, before } = readPeriod(query, { timeZone, now })
  const [sentAt, kind, id] = after?.split('.') ?? []
  // What else is told of a payment is looked up for those of the page alone.
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
