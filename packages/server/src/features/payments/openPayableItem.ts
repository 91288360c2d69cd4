import type { OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { HttpError, invalidField, missingField, notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { lockStudentById } from '../auth/lockPeople.ts'
import { getBilledPaymentStatus, lockMembership, requireEventPrice } from '../events/eventQueries.ts'
import { type LedgerItem, ledgerTables, lockLedgerItem, readLedgerItem } from './ledgerItems.ts'
import { type PaymentTerms, readPaymentTerms } from './paymentTerms.ts'
import { readPartlyPaid } from './partlyPaid.ts'
import { type PricedItem, isPriced } from './settleItem.ts'

type Call = Pick<OperationRequest<'recordPayment'>, 'body' | 'database' | 'services' | 'now'>
type Subject = { studentId: number; itemId: number }

/**
 * The item that a payment is recorded for, locked: a fee, or the current purchase or membership of a student, which is
 * created if there is none. A rejected course is bought again as a new record, like by the student.
 */
export async function openPayableItem(call: Call, paidAt: number): Promise<PricedItem> {
  const { body, database } = call
  const { kind, id } = body
  const named = id === undefined ? undefined : await readLedgerItem(database, kind, id)
  if (id !== undefined && !named) throw notFound()
  const { studentId = body.studentId, itemId = body.itemId } = named ?? {}
  if (studentId === undefined || itemId === undefined || (kind === 'fee' && !named)) throw missingField('id', 'ID')
  await lockStudentById(database, studentId)
  if (kind === 'fee') return lockFee(database, id ?? 0)
  const subject = { studentId, itemId }
  return kind === 'event' ? openEvent(call, subject) : openCourse(call, subject, paidAt)
}

async function lockFee(database: Database, id: number): Promise<PricedItem> {
  const fee = await lockLedgerItem(database, 'fee', id)
  if (!fee || !isPriced(fee)) throw notFound()
  return fee
}

async function openCourse(call: Call, { studentId, itemId }: Subject, paidAt: number): Promise<PricedItem> {
  const { database } = call
  const current = await findCurrentPurchase(database, { studentId, itemId })
  if (current) return (await readPartlyPaid(database, current))?.item ?? priceItem(call, current)
  const course = await database
    .selectFrom('courses')
    .select(['price', 'pricing'])
    .where('id', '=', itemId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => invalidField('itemId', message('This course is no longer offered.')))
  const terms = await readTerms(call, { kind: 'course', studentId, itemId, price: course.price })
  const { id } = await database
    .insertInto('purchases')
    .values({ student_id: studentId, course_id: itemId, ...course, ...termColumns(terms), created_at: paidAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return requirePriced(await readLedgerItem(database, 'course', id))
}

/** The purchase that is pending or paid, or a rejected one of which a part is paid. */
async function findCurrentPurchase(
  database: Database,
  { studentId, itemId }: Subject,
): Promise<LedgerItem | undefined> {
  const rows = await database
    .selectFrom('purchases')
    .select(['id', 'status'])
    .where('student_id', '=', studentId)
    .where('course_id', '=', itemId)
    .orderBy('id', 'desc')
    .execute()
  const [newest] = rows
  const current = rows.find(({ status }) => status !== 'rejected') ?? newest
  const item = current && (await lockLedgerItem(database, 'course', current.id))
  return item?.status === 'rejected' && !(await readPartlyPaid(database, item)) ? undefined : item
}

async function openEvent(call: Call, { studentId, itemId }: Subject): Promise<PricedItem> {
  const { database } = call
  const price = await requireEventPrice(database, itemId)
  const membership = await lockMembership(database, itemId, studentId, price)
  // A student who joined while the event was free pays nothing.
  if (getBilledPaymentStatus(price, membership) === 'not_required') throw nothingDue()
  const item = await readLedgerItem(database, 'event', membership.id)
  if (!item) throw notFound()
  return (await readPartlyPaid(database, item))?.item ?? priceItem(call, item)
}

/** Stores the current amount of an item, unless a receipt was sent with one. */
async function priceItem(call: Call, item: LedgerItem): Promise<PricedItem> {
  const { database } = call
  if (isPriced(item) && (item.receipt !== null || item.status === 'paid')) return item
  const { kind, id, studentId, itemId } = item
  if (kind === 'fee') throw notFound()
  const { price } = await database
    .selectFrom(kind === 'course' ? 'courses' : 'events')
    .select('price')
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  const {
    status: _status,
    receipt: _receipt,
    ...columns
  } = termColumns(await readTerms(call, { kind, studentId, itemId, price }))
  await database
    .updateTable(ledgerTables[kind])
    .set({ ...columns, price })
    .where('id', '=', id)
    .execute()
  return requirePriced(await readLedgerItem(database, kind, id))
}

type TermsSubject = Subject & { kind: 'course' | 'event'; price: number | null }

async function readTerms(call: Call, subject: TermsSubject): Promise<PaymentTerms> {
  const terms = await readPaymentTerms(call, { ...subject, code: undefined, isUsed: true })
  if (terms.amount === 0) throw nothingDue()
  return terms
}

function termColumns({ reference, currency, discount, amount, discountId, discountName }: PaymentTerms) {
  const discounted = { discount, discount_id: discountId, discount_name: discountName }
  return { reference, currency, amount, ...discounted, status: 'pending' as const, receipt: null, method: null }
}

function requirePriced(item: LedgerItem | undefined): PricedItem {
  if (!item || !isPriced(item)) throw notFound()
  return item
}

/** There is nothing to pay: free, settled, or joined while it was free. */
export function nothingDue(): HttpError {
  return new HttpError(422, message('Nothing is due for this.'))
}
