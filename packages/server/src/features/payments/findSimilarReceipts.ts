import type { Likeness } from '@maktab/contract/schema'
import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'

type Receipt = Selectable<Tables['receipts']>
type Alike = { why: Likeness; receipt: Receipt }

/** At most so many receipts of each kind. */
const LIMIT = 10

/** Other receipts with the same bytes, and other payments with the same transaction number. */
export async function findSimilarReceipts(database: Database, receipt: Receipt): Promise<Alike[]> {
  const others = database.selectFrom('receipts').selectAll().where('id', '!=', receipt.id).orderBy('id', 'desc')
  const ofOthers = others.where((given) => given.not(given.and({ kind: receipt.kind, record_id: receipt.record_id })))
  const sameBytes =
    receipt.sha256 === null ? [] : await others.where('sha256', '=', receipt.sha256).limit(LIMIT).execute()
  const number = receipt.transaction_id
  const sameTransaction =
    number === null
      ? []
      : await ofOthers
          .where(plain(sql.ref('transaction_id')), '=', plain(sql`cast(${number} as text)`))
          .limit(LIMIT)
          .execute()
  const as = (why: Likeness) => (one: Receipt) => ({ why, receipt: one })
  return [
    ...sameBytes.map(as('sameBytes')),
    ...sameTransaction.filter(({ sha256 }) => sha256 === null || sha256 !== receipt.sha256).map(as('sameTransaction')),
  ]
}

/** However it was typed: in capitals, in groups, with hyphens. */
const plain = (text: ReturnType<typeof sql>) => sql<string>`lower(replace(replace(${text}, ' ', ''), '-', ''))`
