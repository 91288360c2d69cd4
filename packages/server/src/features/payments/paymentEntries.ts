import type { ItemPayments, PaymentKind } from '@maktab/contract/schema'
import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { type BalancedItem, calculateBalance, getAmountLeft } from './itemBalance.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { formatTimestamp } from './reportPeriods.ts'

type PaymentEntries = Tables['payment_entries']
export type PaymentEntry = Selectable<PaymentEntries> & { recorder: string | null; voider: string | null }
type EntryFilter = { by: 'student_id'; among: readonly number[] } | { by: 'record'; kind: PaymentKind; id: number }

/** The entries of items, oldest first, also voided ones; with the names of who recorded and voided them. */
export async function readEntries(database: Database, filter: EntryFilter) {
  const rows: PaymentEntry[] = await database
    .selectFrom('payment_entries')
    .leftJoin('accounts as recorder', 'recorder.id', 'recorded_by')
    .leftJoin('accounts as voider', 'voider.id', 'voided_by')
    .selectAll('payment_entries')
    .select(['recorder.name as recorder', 'voider.name as voider'])
    .$if(filter.by === 'student_id', (some) =>
      some.where('student_id', 'in', filter.by === 'student_id' ? filter.among : []),
    )
    .$if(filter.by === 'record', (some) =>
      some
        .where('payment_entries.kind', '=', filter.by === 'record' ? filter.kind : 'fee')
        .where('record_id', '=', filter.by === 'record' ? filter.id : 0),
    )
    .orderBy('paid_at')
    .orderBy('payment_entries.id')
    .execute()
  const byItem = Map.groupBy(rows, ({ kind, record_id }) => `${kind} ${record_id}`)
  return (kind: PaymentKind, recordId: number): readonly PaymentEntry[] => byItem.get(`${kind} ${recordId}`) ?? []
}

type SerializedItem = Omit<BalancedItem, 'amount'> & { amount: number | null; currency: string | null }
type Viewing = { dayOf: (moment: number) => string; isAdmin: boolean }

/**
 * The field `payments` of an item for the response; nothing if it has no entries. Students don’t see voided entries,
 * notes of the office, nor who recorded an entry.
 */
export function serializePayments(
  { kind, status, amount, currency }: SerializedItem,
  entries: readonly PaymentEntry[],
  { dayOf, isAdmin }: Viewing,
): { payments?: ItemPayments } {
  const shown = isAdmin ? entries : entries.filter(({ voided_at }) => voided_at === null)
  if (shown.length === 0 || amount === null || currency === null) return {}
  const balance = calculateBalance({ kind, status, amount }, entries)
  const toPrice = (minor: number) => fromMinorUnits(minor, currency)
  return {
    payments: {
      paid: toPrice(balance.paid),
      refunded: toPrice(balance.refunded),
      left: toPrice(getAmountLeft(balance)),
      entries: shown.map((entry) => ({
        id: entry.id,
        type: entry.type,
        isReceipt: entry.source === 'receipt',
        amount: toPrice(entry.amount),
        method: entry.method,
        day: dayOf(entry.paid_at),
        transactionId: entry.transaction_id,
        note: isAdmin || entry.type === 'refund' ? entry.note : null,
        recordedAt: formatTimestamp(entry.recorded_at),
        recordedBy: isAdmin ? entry.recorder : null,
        voidedAt: formatTimestamp(entry.voided_at),
        voidedBy: isAdmin ? entry.voider : null,
        voidReason: entry.void_reason,
      })),
    },
  }
}

/** Whether an item has entries, as a condition of a query. `kind` is a kind, or a column with a dot. */
export function hasEntries(kind: string, recordId: string) {
  return sql<boolean>`exists (
    select 1 from ${sql.table('payment_entries')} as entry
    where entry.kind = ${kindOf(kind)} and entry.record_id = ${sql.ref(recordId)}
  )`
}

/** Whether an item has entries that aren’t voided. */
export function hasValidEntries(kind: string, recordId: string) {
  return sql<boolean>`exists (
    select 1 from ${sql.table('payment_entries')} as entry
    where entry.kind = ${kindOf(kind)} and entry.record_id = ${sql.ref(recordId)} and entry.voided_at is null
  )`
}

/** What entries have taken off the amount due of an item, in minor units, as a column of a query. */
export function sumEntered(kind: string, recordId: string) {
  return sql<number>`cast(coalesce((
    select sum(case entry.type when 'refund' then entry.credit - entry.amount else entry.amount end)
    from ${sql.table('payment_entries')} as entry
    where entry.kind = ${kindOf(kind)} and entry.record_id = ${sql.ref(recordId)} and entry.voided_at is null
  ), 0) as bigint)`
}

const kindOf = (kind: string) => (kind.includes('.') ? sql.ref(kind) : sql.lit(kind))
