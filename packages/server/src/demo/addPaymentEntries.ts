import type { Database } from '../database/openDatabase.ts'
import { recordDecision } from '../features/audit/decisionLog.ts'
import { getRefundCredit } from '../features/payments/itemBalance.ts'
import { readLedgerItem } from '../features/payments/ledgerItems.ts'
import { isPriced, readItemBalance, saveEntry } from '../features/payments/settleItem.ts'
import type { DemoDates } from './demoDates.ts'

/** In cents. */
const [PART, REFUND] = [2000, 1500]
const [PAID_DAYS, REFUNDED_DAYS] = [4, 1]

/** Adds a part of a due fee that was paid in cash, and a refund of a paid fee, by the only administrator. */
export async function addPaymentEntries(database: Database, dates: DemoDates): Promise<void> {
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const feesOf = (status: 'due' | 'paid') =>
    database
      .selectFrom('fees')
      .select('id')
      .where('status', '=', status)
      .orderBy('due_on', 'desc')
      .orderBy('id', 'desc')
  const add = async (
    id: number,
    entry: { type: 'payment' | 'refund'; amount: number; method: string; note: string | null; paid_at: number },
  ) => {
    const item = await readLedgerItem(database, 'fee', id)
    if (!item || !isPriced(item)) return
    const { balance } = await readItemBalance(database, item)
    const credit = entry.type === 'refund' ? getRefundCredit(balance, entry.amount) : 0
    const context = { database, now: entry.paid_at, account }
    await saveEntry(context, item, { ...entry, credit, transaction_id: null })
    await recordDecision(context, {
      kind: entry.type === 'refund' ? 'recordRefund' : 'recordPayment',
      record: ['feePayment', id],
      studentId: item.studentId,
      what: item.what,
      about: { course: [item.itemId] },
      money: { amount: entry.amount, currency: item.currency },
      ...(entry.note !== null && { reason: entry.note }),
    })
  }
  const due = await feesOf('due').executeTakeFirst()
  const paid = await feesOf('paid').executeTakeFirst()
  const note = 'Two lessons were cancelled.'
  if (due) {
    const paid_at = dates.daysAgo(PAID_DAYS, PAID_DAYS)
    await add(due.id, { type: 'payment', amount: PART, method: 'cash', note: null, paid_at })
  }
  if (paid) {
    const paid_at = dates.daysAgo(REFUNDED_DAYS, REFUNDED_DAYS)
    await add(paid.id, { type: 'refund', amount: REFUND, method: 'cash', note, paid_at })
  }
}
