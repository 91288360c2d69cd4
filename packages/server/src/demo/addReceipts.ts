import type { Selectable } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import type { recordDecision } from '../features/audit/decisionLog.ts'
import { toMinorUnits } from '../features/payments/paymentAmounts.ts'
import { formatFeeName } from '../features/payments/formatFeeName.ts'

const CURRENCY = 'USD'
const MINUTE_MILLISECONDS = 60_000
const FIRST_DIGITS = { course: 1, event: 2, fee: 3 }
const reasons = {
  course: 'The receipt can’t be read. Please send a clearer picture.',
  event: 'The receipt can’t be read. Please send a clearer picture.',
  fee: 'The amount doesn’t match the fee.',
}

/** A decision of the administrator, or of the operator. */
export type DemoDecision = Parameters<typeof recordDecision>[1] & { at: number; isOperator: boolean }

type Receipt = Selectable<Tables['receipts']>

/** Adds a receipt with a unique transaction number; a decided one was viewed before. Its picture is drawn later. */
export async function addReceipt(
  database: Database,
  receipt: Omit<Receipt, 'id' | 'file' | 'sha256' | 'origin' | 'seen_at' | 'transaction_id' | 'bundle_id'>,
): Promise<void> {
  const { sent_at, decided_at, kind, record_id } = receipt
  const seen_at = decided_at === null ? null : Math.max(sent_at ?? 0, decided_at - MINUTE_MILLISECONDS)
  const transaction_id = `TRX-${FIRST_DIGITS[kind]}${String(record_id).padStart(6, '0')}`
  await database
    .insertInto('receipts')
    .values({ ...receipt, file: null, sha256: null, origin: null, seen_at, transaction_id })
    .execute()
}

/** Adds amounts and receipts for the payments of courses and events. */
export async function addReceipts(database: Database): Promise<void> {
  const purchases = await database
    .selectFrom('purchases')
    .select(['id', 'student_id', 'price', 'method', 'status', 'created_at as sent_at', 'decided_at'])
    .where('method', 'is not', null)
    .execute()
  const payments = await database
    .selectFrom('event_members')
    .select(['id', 'student_id', 'price', 'method', 'payment_status', 'sent_at', 'decided_at'])
    .where('method', 'is not', null)
    .execute()
  for (const { id, price, ...bought } of purchases) {
    const amount = toMinorUnits(price ?? 0, CURRENCY)
    await database.updateTable('purchases').set({ amount, currency: CURRENCY }).where('id', '=', id).execute()
    await addReceipt(database, { ...bought, kind: 'course', record_id: id, currency: CURRENCY, amount })
  }
  for (const { id, price, payment_status: status, ...paid } of payments) {
    if (status === 'not_required') continue
    const amount = toMinorUnits(price ?? 0, CURRENCY)
    await database.updateTable('event_members').set({ amount, currency: CURRENCY }).where('id', '=', id).execute()
    await addReceipt(database, { ...paid, status, kind: 'event', record_id: id, currency: CURRENCY, amount })
  }
}

/** The decisions on all receipts, with a reason for rejected ones. */
export async function readReceiptDecisions(database: Database): Promise<DemoDecision[]> {
  const receipts = await database
    .selectFrom('receipts')
    .leftJoin('purchases', (join) => join.onRef('purchases.id', '=', 'record_id').on('kind', '=', 'course'))
    .leftJoin('event_members', (join) => join.onRef('event_members.id', '=', 'record_id').on('kind', '=', 'event'))
    .leftJoin('fees', (join) => join.onRef('fees.id', '=', 'record_id').on('kind', '=', 'fee'))
    .leftJoin('courses', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('courses.id', '=', fn.coalesce(ref('purchases.course_id'), ref('fees.course_id'))),
      ),
    )
    .leftJoin('events', 'events.id', 'event_members.event_id')
    .select(['kind', 'record_id', 'receipts.student_id', 'receipts.status', 'receipts.decided_at as at', 'fees.month'])
    .select(['courses.id as courseId', 'courses.name', 'events.id as eventId', 'events.title'])
    .where('receipts.decided_at', 'is not', null)
    .execute()
  return receipts.map(({ at, kind, record_id, student_id: studentId, status, courseId, eventId, ...names }) => {
    const course = names.name ?? ''
    const what = names.title ?? (names.month === null ? course : formatFeeName(course, names.month))
    const isRejected = status === 'rejected'
    return {
      at: at ?? 0,
      isOperator: false,
      kind: isRejected ? 'rejectPayment' : 'approvePayment',
      record: [`${kind}Payment`, record_id],
      what,
      studentId,
      ...(isRejected && { reason: reasons[kind] }),
      about: { course: courseId === null ? [] : [courseId], event: eventId === null ? [] : [eventId] },
    }
  })
}
