import type { Selectable } from 'kysely'
import type { Database } from '../database/openDatabase.ts'
import type { Tables } from '../database/tables.ts'
import { type WallDay, addDays } from '@maktab/calendar/WallDay'
import { addMonths } from '../features/payments/createDueFees.ts'
import { createPaymentReference } from '../features/payments/createPaymentReference.ts'
import type { DemoPictures } from './createDemoPictures.ts'

const MINUTE_MILLISECONDS = 60_000
const FIRST_DIGITS = { course: 1, event: 2, fee: 3 }

type Receipt = Selectable<Tables['receipts']>

/** Adds a receipt with a unique transaction number; a decided one was viewed before. */
export async function addReceipt(
  database: Database,
  receipt: Omit<Receipt, 'id' | 'sha256' | 'origin' | 'seen_at' | 'transaction_id'>,
): Promise<void> {
  const { sent_at, decided_at, kind, record_id } = receipt
  const seen_at = decided_at === null ? null : Math.max(sent_at ?? 0, decided_at - MINUTE_MILLISECONDS)
  const transaction_id = `TRX-${FIRST_DIGITS[kind]}${String(record_id).padStart(6, '0')}`
  await database
    .insertInto('receipts')
    .values({ ...receipt, sha256: null, origin: null, seen_at, transaction_id })
    .execute()
}

const CURRENCY = 'USD'
const PRICE = 4500
/** The discount of one student, as in the examples. */
const SCHOLARSHIP = { discount: 500, discount_name: 'Siblings' }
const DAY_MILLISECONDS = 86_400_000
const DAYS_AHEAD = 3

type Demo = { today: WallDay; now: number; pictures: DemoPictures }

/** Adds monthly fees: one paid, one pending, two overdue and one due soon. */
export async function addFees(database: Database, { today, now, pictures }: Demo): Promise<void> {
  const bought = await database
    .updateTable('purchases')
    .set({ pricing: 'monthly' })
    .where('status', '=', 'paid')
    .where('course_id', 'in', (query) => query.selectFrom('courses').select('id').where('pricing', '=', 'monthly'))
    .returning(['id', 'student_id', 'course_id'])
    .execute()
  const [first, second] = bought.toSorted((one, other) => one.id - other.id)
  if (!first || !second) return
  const due = addDays(today, DAYS_AHEAD)
  const [sent, decided] = [now - 3 * DAY_MILLISECONDS, now - 2 * DAY_MILLISECONDS]
  const proof = { receipt: pictures.receipt, method: 'bank transfer', sent_at: sent }
  // The pending fee has an earlier, rejected receipt.
  const rejected = {
    status: 'rejected',
    sent_at: sent - 2 * DAY_MILLISECONDS,
    decided_at: sent - DAY_MILLISECONDS,
  } as const
  const whole = { discount: 0, discount_name: null }
  const months = [
    { of: first, ago: 3, status: 'paid', ...whole, ...proof, decided_at: decided },
    { of: first, ago: 2, status: 'pending', ...whole, ...proof, decided_at: null },
    { of: first, ago: 1, status: 'due', ...whole },
    { of: first, ago: 0, status: 'due', ...whole },
    { of: second, ago: 1, status: 'rejected', ...SCHOLARSHIP, ...proof, decided_at: decided },
  ] as const
  for (const { of, ago, ...fields } of months) {
    const dueOn = addMonths(due, -ago)
    const month = dueOn.slice(0, 'yyyy-MM'.length)
    const owner = { student_id: of.student_id, course_id: of.course_id, purchase_id: of.id }
    const reference = createPaymentReference({ kind: 'fee', itemId: of.course_id, studentId: of.student_id, month })
    const amounts = { price: PRICE, amount: PRICE - fields.discount, currency: CURRENCY }
    const { id } = await database
      .insertInto('fees')
      .values({ ...owner, month, due_on: dueOn, reference, ...amounts, created_at: now, ...fields })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (fields.status === 'due') continue
    const { student_id } = owner
    const { receipt: file, method, status, sent_at, decided_at } = fields
    const amounted = { currency: CURRENCY, amount: amounts.amount }
    const sending = { student_id, kind: 'fee', record_id: id, file, method, ...amounted } as const
    if (status === 'pending') await addReceipt(database, { ...sending, ...rejected })
    await addReceipt(database, { ...sending, status, sent_at, decided_at })
  }
}
