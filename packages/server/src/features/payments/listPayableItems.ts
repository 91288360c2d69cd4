import type { PayableItem } from '@maktab/contract/schema'
import type { Handler, OperationRequest } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { notFound } from '#lib/HttpError.ts'
import { getBilledPaymentStatus } from '../events/eventQueries.ts'
import { readToday } from '../settings/schoolSettings.ts'
import { calculateBalance, getAmountLeft } from './itemBalance.ts'
import type { LedgerItem } from './ledgerItems.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { readEntries } from './paymentEntries.ts'
import { readPaymentTerms } from './paymentTerms.ts'

type Call = Pick<OperationRequest<'listPayableItems'>, 'database' | 'services' | 'now'>
type EntriesOf = Awaited<ReturnType<typeof readEntries>>

/**
 * Everything that a student could pay for: open fees, then what is pending or partly paid, then courses and events
 * without a payment, at the student's price.
 */
export const listPayableItems: Handler<'listPayableItems'> = async (call) => {
  const { query, database } = call
  const student = await database
    .selectFrom('students')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select('students.id')
    .where('students.id', '=', query.studentId)
    .where('accounts.status', '!=', 'archived')
    .executeTakeFirstOrThrow(notFound)
  const entriesOf = await readEntries(database, { by: 'student_id', among: [student.id] })
  const fees = await readOpenFees(database, student.id, entriesOf)
  const courses = await readCourses(call, student.id, entriesOf)
  const events = await readEvents(call, student.id, entriesOf)
  const others = [...courses, ...events]
  const isBilled = ({ id }: PayableItem) => id !== null
  return { items: [...fees, ...others.filter(isBilled), ...others.filter((item) => !isBilled(item))] }
}

type StoredItem = Pick<LedgerItem, 'kind' | 'id' | 'status' | 'amount' | 'currency'>

/** What is paid and left of an item, as fields of the response; undefined if it has no amount yet. */
function toAmounts({ kind, id, status, amount, currency }: StoredItem, entriesOf: EntriesOf) {
  if (amount === null || currency === null) return undefined
  const balance = calculateBalance({ kind, status, amount }, entriesOf(kind, id))
  const toPrice = (minor: number) => fromMinorUnits(minor, currency)
  return {
    amount: toPrice(amount - balance.credit),
    paid: toPrice(balance.paid - balance.refunded),
    left: toPrice(getAmountLeft(balance)),
    currency,
  }
}

async function readOpenFees(database: Database, studentId: number, entriesOf: EntriesOf): Promise<PayableItem[]> {
  const rows = await database
    .selectFrom('fees')
    .innerJoin('courses', 'courses.id', 'course_id')
    .select(['fees.id', 'course_id as itemId', 'name as title', 'month', 'due_on as dueOn'])
    .select(['status', 'amount', 'currency'])
    .where('student_id', '=', studentId)
    .where('status', 'in', ['due', 'rejected', 'pending'])
    .orderBy('due_on')
    .orderBy('fees.id')
    .execute()
  return rows.flatMap(({ status, amount, currency, ...fee }) => {
    const amounts = toAmounts({ kind: 'fee', id: fee.id, status, amount, currency }, entriesOf)
    return amounts && amounts.left > 0 ? [{ kind: 'fee' as const, ...fee, ...amounts }] : []
  })
}

/** Offered courses that the student hasn't bought, and purchases that aren't paid. */
async function readCourses(call: Call, studentId: number, entriesOf: EntriesOf): Promise<PayableItem[]> {
  const { database } = call
  const courses = await database
    .selectFrom('courses')
    .select(['id', 'name', 'price', 'archived_at'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  const purchases = await database
    .selectFrom('purchases')
    .select(['id', 'course_id', 'status', 'amount', 'currency'])
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .execute()
  const items: PayableItem[] = []
  for (const { id: itemId, name: title, price, archived_at } of courses) {
    const own = purchases.filter(({ course_id }) => course_id === itemId)
    const current = own.find(({ status }) => status !== 'rejected') ?? own[0]
    const about = { kind: 'course', itemId, title, month: null, dueOn: null } as const
    const amounts = current && toAmounts({ kind: 'course', ...current }, entriesOf)
    if (current && amounts && amounts.left > 0) items.push({ ...about, id: current.id, ...amounts })
    // A rejected course is bought again.
    else if (archived_at === null && (!current || current.status === 'rejected'))
      items.push(...(await readNewItem(call, studentId, { ...about, price })))
  }
  return items
}

type Offer = Pick<PayableItem, 'itemId' | 'title' | 'month' | 'dueOn'> & {
  kind: 'course' | 'event'
  price: number | null
}

/** A course or event at the student's price; nothing if it is free. */
async function readNewItem(call: Call, studentId: number, { price, ...about }: Offer): Promise<PayableItem[]> {
  if (price === null || price === 0) return []
  const { kind, itemId } = about
  const terms = await readPaymentTerms(call, { kind, itemId, studentId, price, code: undefined })
  if (terms.amount === 0) return []
  const amount = fromMinorUnits(terms.amount, terms.currency)
  return [{ ...about, id: null, amount, paid: 0, left: amount, currency: terms.currency }]
}

/** Events that cost something and that the student hasn’t paid for. */
async function readEvents(call: Call, studentId: number, entriesOf: EntriesOf): Promise<PayableItem[]> {
  const rows = await call.database
    .selectFrom('events')
    .leftJoin('event_members', (join) =>
      join.onRef('event_id', '=', 'events.id').on('event_members.student_id', '=', studentId),
    )
    .select(['events.id as itemId', 'title', 'events.price', 'event_members.id'])
    .select(['time', 'payment_status', 'is_member', 'receipt', 'amount', 'currency'])
    .where('archived_at', 'is', null)
    .where('events.price', '>', 0)
    .orderBy('time')
    .orderBy('events.id')
    .execute()
  const today = await readToday(call)
  const items: PayableItem[] = []
  for (const { itemId, title, price, time, id, payment_status, is_member, receipt, ...stored } of rows) {
    const status = getBilledPaymentStatus(price, { payment_status, is_member, receipt })
    const about = { kind: 'event', itemId, title, month: null, dueOn: null } as const
    if (status === 'paid' || status === 'not_required') continue
    const amounts = id === null ? undefined : toAmounts({ kind: 'event', id, status, ...stored }, entriesOf)
    if (amounts && amounts.left > 0) items.push({ ...about, id, ...amounts })
    // Nobody pays for a past event without a place.
    else if (id !== null || time >= today) items.push(...(await readNewItem(call, studentId, { ...about, price })))
  }
  return items
}
