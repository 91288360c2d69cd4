import type { PaymentKind, SentReceipt } from '@maktab/contract/schema'
import type { Database } from '#database/openDatabase.ts'
import { formatTimestamp } from './reportPeriods.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import type { Tables } from '#database/tables.ts'
import { DELETED_RECEIPT } from '#storage/createReceiptUrlSigner.ts'
import { createHash } from 'node:crypto'
import { isFileShared } from './sharedReceipts.ts'

/** The reasons of decisions on payments of these students, by time, because a payment can be decided several times. */
export async function readDecisionReasons(database: Database, studentIds: readonly number[]) {
  const acts = await database
    .selectFrom('acts')
    .select(['record_kind', 'record_id', 'at', 'reason'])
    .where('student_id', 'in', studentIds)
    .where('record_kind', 'in', ['coursePayment', 'eventPayment', 'feePayment'])
    .orderBy('id')
    .execute()
  const reasons = new Map(acts.map((act) => [`${act.record_kind} ${act.record_id} ${act.at}`, act.reason]))
  return (kind: PaymentKind, recordId: number, at: number | null): string | null =>
    reasons.get(`${kind}Payment ${recordId} ${at}`) ?? null
}

type Newest = {
  transactionId: string | null
  origin: 'domestic' | 'international' | null
  sentAt: number | null
  seenAt: number | null
  decidedAt: number | null
}

const NONE: Newest = { transactionId: null, origin: null, sentAt: null, seenAt: null, decidedAt: null }

/** The latest receipt of each payment of these students. */
export async function readNewestReceipts(database: Database, studentIds: readonly number[]) {
  const rows = await database
    .selectFrom('receipts')
    .select(['kind', 'record_id', 'transaction_id as transactionId', 'origin'])
    .select(['sent_at as sentAt', 'seen_at as seenAt', 'decided_at as decidedAt'])
    .where('student_id', 'in', studentIds)
    .orderBy('id')
    .execute()
  const newest = new Map(rows.map(({ kind, record_id, ...receipt }) => [`${kind} ${record_id}`, receipt]))
  return (kind: PaymentKind, recordId: number): Newest => newest.get(`${kind} ${recordId}`) ?? NONE
}

/**
 * All receipts that these students sent for the same course, event or month as a payment, up to the latest of that
 * payment.
 */
export async function readReceiptHistory(database: Database, studentIds: readonly number[]) {
  const rows = await database
    .selectFrom('receipts')
    .leftJoin('purchases', (join) =>
      join.onRef('purchases.id', '=', 'receipts.record_id').on('receipts.kind', '=', 'course'),
    )
    .select(['receipts.id', 'receipts.student_id', 'kind', 'record_id', 'receipts.status', 'course_id'])
    .select(['sent_at', 'seen_at', 'receipts.decided_at'])
    .where('receipts.student_id', 'in', studentIds)
    .orderBy('receipts.id')
    .execute()
  const reasonOf = await readDecisionReasons(database, studentIds)
  // A rejected course is bought again as a new record; an event's or a month's payment stays one record.
  const keyOf = ({ kind, student_id, course_id, record_id }: (typeof rows)[number]) =>
    kind === 'course' ? `${kind} ${student_id} ${course_id}` : `${kind} ${record_id}`
  const sent = Map.groupBy(rows, keyOf)
  const newest = new Map(rows.map((row) => [`${row.kind} ${row.record_id}`, row]))
  return (kind: PaymentKind, recordId: number): SentReceipt[] => {
    const last = newest.get(`${kind} ${recordId}`)
    if (!last) return []
    const all = sent.get(keyOf(last)) ?? []
    return all
      .filter(({ id }) => id <= last.id)
      .map((row) => ({
        id: row.id,
        status: row.status,
        sentAt: formatTimestamp(row.sent_at),
        seenAt: formatTimestamp(row.seen_at),
        decidedAt: formatTimestamp(row.decided_at),
        reason: row.status === 'rejected' ? reasonOf(kind, row.record_id, row.decided_at) : null,
      }))
  }
}

type Receipts = Tables['receipts']
/** The payment of a receipt. */
type Paid = { kind: Receipts['kind']; record_id: number }
type NewReceipt = Paid & {
  student_id: number
  file: File
  /** The stored file's name. */
  receipt: string
  method: string | null
  /** The values that the payer entered. */
  form: { origin?: Receipts['origin'] | undefined; transactionId?: string | undefined }
  amounts: { currency: string; amount: number }
}
type Context = Pick<OperationRequest<'payFee'>, 'database' | 'services' | 'now' | 'afterCommit'>

/**
 * Stores a receipt. It replaces a pending one for the same payment, whose file is deleted unless an administrator has
 * viewed it. Sending an identical file again doesn't create a new receipt.
 */
export async function saveReceipt(
  { database, services, now, afterCommit }: Context,
  { student_id, kind, record_id, file, receipt, method, form, amounts: { currency, amount } }: NewReceipt,
): Promise<{ id: number; isNew: boolean }> {
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
  const { origin = null, transactionId: transaction_id = null } = form
  const payment = { student_id, kind, record_id, method, origin, transaction_id, currency, amount }
  const sent = { ...payment, file: receipt, sha256, sent_at: now }
  const before = await database
    .selectFrom('receipts')
    .select(['id', 'file', 'sha256'])
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const isNew = before?.sha256 !== sha256
  const obsoleteFile = before && isNew ? await replace(database, before) : (before?.file ?? null)
  if (before && !isNew) {
    // Keep the existing value of fields that aren't sent again, because an administrator may have entered it.
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null))
    await database.updateTable('receipts').set(given).where('id', '=', before.id).execute()
  }
  if (obsoleteFile !== null && !(await isFileShared(database, { kind, id: record_id, file: obsoleteFile })))
    afterCommit(() => services.pictures.retire(obsoleteFile))
  if (before && !isNew) return { id: before.id, isNew }
  const { id } = await database
    .insertInto('receipts')
    .values({ ...sent, status: 'pending', decided_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, isNew }
}

/** Marks a receipt as replaced, and returns its file if no one has viewed it. */
async function replace(database: Database, { id, file }: { id: number; file: string | null }): Promise<string | null> {
  await database.updateTable('receipts').set({ status: 'replaced' }).where('id', '=', id).execute()
  const { numUpdatedRows } = await database
    .updateTable('receipts')
    .set({ file: DELETED_RECEIPT })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? file : null
}

/** Marks a pending receipt as replaced because nothing is due any more. */
export async function markReceiptReplaced(database: Database, { kind, record_id }: Paid): Promise<void> {
  await database
    .updateTable('receipts')
    .set({ status: 'replaced' })
    .where('kind', '=', kind)
    .where('record_id', '=', record_id)
    .where('status', '=', 'pending')
    .execute()
}

/** Stores the decision on the latest receipt; `pending` reverts a decision. */
export async function saveReceiptDecision(
  database: Database,
  { kind, record_id }: Paid,
  { status, now }: { status: 'pending' | 'paid' | 'rejected'; now: number },
): Promise<void> {
  await database
    .updateTable('receipts')
    .set({ status, decided_at: status === 'pending' ? null : now })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('receipts')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('kind', '=', kind)
        .where('record_id', '=', record_id),
    )
    .execute()
}

const letters = { course: 'C', event: 'E', fee: 'F' }

type ReferencedPayment = { kind: keyof typeof letters; id: number; reference: string | null }
type Payment = ReferencedPayment & { sentAt: number | null; payer: string }

/** The reference of a payment. Payments from before references were stored use their id. */
export function getPaymentReference({ kind, id, reference }: ReferencedPayment): string {
  return reference ?? `${letters[kind]}-${id}`
}

/** The details of a receipt other than its picture (decision 36). */
export function toReceiptDetails({ sentAt, payer, ...called }: Payment, dayOf: (moment: number) => string) {
  return { reference: getPaymentReference(called), date: sentAt === null ? null : dayOf(sentAt), payer }
}
