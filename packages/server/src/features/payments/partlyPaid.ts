import type { Database } from '#database/openDatabase.ts'
import { getAmountLeft } from './itemBalance.ts'
import { type LedgerItem, readLedgerItem } from './ledgerItems.ts'
import { type PricedItem, isPriced, readItemBalance } from './settleItem.ts'

export type PartlyPaid = {
  item: PricedItem
  /** What the school holds, and what is still due, in minor units. */
  held: number
  left: number
}

/** The item, if a part of it is paid, so that its amount doesn’t change any more. */
export async function readPartlyPaid(database: Database, item: LedgerItem): Promise<PartlyPaid | undefined> {
  if (!isPriced(item)) return undefined
  const { balance, held } = await readItemBalance(database, item)
  const left = getAmountLeft(balance)
  return held > 0 && left > 0 ? { item, held, left } : undefined
}

type Subject = { kind: 'course' | 'event' | 'fee'; itemId: number; studentId: number }

/** The partly paid purchase or membership of a student. */
export async function findPartlyPaid(
  database: Database,
  { kind, itemId, studentId }: Subject,
): Promise<PartlyPaid | undefined> {
  if (kind === 'fee') return undefined
  const entry = await database
    .selectFrom('payment_entries')
    .select('record_id')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('student_id', '=', studentId)
    .where('voided_at', 'is', null)
    .orderBy('record_id', 'desc')
    .executeTakeFirst()
  const item = entry && (await readLedgerItem(database, kind, entry.record_id))
  return item && readPartlyPaid(database, item)
}
