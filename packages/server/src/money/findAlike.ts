import type { Likeness } from '@maktab/contract/schema'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import { PICTURE_NAME } from '../uploads/pictureName.ts'
import type { Pictures } from '../uploads/Pictures.ts'
import { compareLooks } from './compareLooks.ts'
import { readLook } from './readLook.ts'

type Receipt = Selectable<Tables['receipts']>
type Alike = { why: Likeness; receipt: Receipt }

/** So many are told of each kind. */
const MOST_TOLD = 10
/** So many of the same student or amount are looked at, for so long. */
const MOST_LOOKED_AT = 12
const LONGEST_MILLISECONDS = 1500
/** So unlike are no two pictures of one receipt; between what was measured of drawn ones (`compareLooks.test.ts`). */
export const LOOKS_ALIKE = 0.3

/** Which other receipts are the same as one, by their bytes or the number of the transfer, and which look like it. */
export async function findAlike(database: Database, pictures: Pictures, receipt: Receipt): Promise<Alike[]> {
  const others = database.selectFrom('receipts').selectAll().where('id', '!=', receipt.id).orderBy('id', 'desc')
  const ofOthers = others.where((given) => given.not(given.and({ kind: receipt.kind, record_id: receipt.record_id })))
  const sameBytes =
    receipt.sha256 === null ? [] : await others.where('sha256', '=', receipt.sha256).limit(MOST_TOLD).execute()
  const number = receipt.transaction_id
  const sameTransaction =
    number === null
      ? []
      : await ofOthers
          .where(plain(sql.ref('transaction_id')), '=', plain(sql`cast(${number} as text)`))
          .limit(MOST_TOLD)
          .execute()
  const known = new Set([...sameBytes, ...sameTransaction].map(({ id }) => id))
  const near = await ofOthers
    .where('file', 'like', '%.webp')
    .where(({ or, and, eb }) =>
      or([
        eb('student_id', '=', receipt.student_id),
        and([eb('amount', '=', receipt.amount), eb('currency', '=', receipt.currency)]),
      ]),
    )
    .limit(MOST_LOOKED_AT + known.size)
    .execute()
  const looksAlike = await lookAt(pictures, receipt, near.filter(({ id }) => !known.has(id)).slice(0, MOST_LOOKED_AT))
  const as = (why: Likeness) => (one: Receipt) => ({ why, receipt: one })
  return [
    ...sameBytes.map(as('sameBytes')),
    ...sameTransaction.filter(({ sha256 }) => sha256 === null || sha256 !== receipt.sha256).map(as('sameTransaction')),
    ...looksAlike.map(as('looksAlike')),
  ]
}

/** However it was typed: in capitals, in groups, with hyphens. */
const plain = (text: ReturnType<typeof sql>) => sql<string>`lower(replace(replace(${text}, ' ', ''), '-', ''))`

async function lookAt(pictures: Pictures, receipt: Receipt, others: readonly Receipt[]): Promise<Receipt[]> {
  const ends = performance.now() + LONGEST_MILLISECONDS
  const own = await lookOf(pictures, receipt)
  if (!own) return []
  const found: Receipt[] = []
  for (const other of others) {
    if (performance.now() > ends) break
    const look = await lookOf(pictures, other)
    if (look && compareLooks(own, look, LOOKS_ALIKE) <= LOOKS_ALIKE) found.push(other)
  }
  return found
}

/** Nothing of a document, or of a picture that can’t be read. */
async function lookOf(pictures: Pictures, { file }: Receipt): Promise<Uint8Array | undefined> {
  if (file === null || !PICTURE_NAME.test(file)) return undefined
  const bytes = await pictures.read(file)
  return bytes && readLook(bytes).catch(() => undefined)
}
