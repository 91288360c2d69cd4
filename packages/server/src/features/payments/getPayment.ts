import type { Likeness, PaymentKind, components } from '@maktab/contract/schema'
import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { fromMinorUnits } from './paymentAmounts.ts'
import { formatFeeName } from './formatFeeName.ts'
import type { Handler, OperationRequest } from '#contract/Handler.ts'
import { createDayFormatter } from '../settings/schoolSettings.ts'
import { hasEntries, readEntries, serializePayments } from './paymentEntries.ts'
import { getPaymentReference } from './receiptQueries.ts'
import { readPaidTogether } from './sharedReceipts.ts'
import { notFound } from '#lib/HttpError.ts'
import { formatTimestamp } from './reportPeriods.ts'

type Receipt = Selectable<Tables['receipts']>
type SimilarReceipt = { why: Likeness; receipt: Receipt }

/** The maximum number of similar receipts of each kind. */
const LIMIT = 10

/** Other receipts with an identical file, and other payments with the same transaction number. */
export async function findSimilarReceipts(database: Database, receipt: Receipt): Promise<SimilarReceipt[]> {
  const { bundle_id } = receipt
  const others = database
    .selectFrom('receipts')
    .selectAll()
    .where('id', '!=', receipt.id)
    // Receipts that were sent together are the same on purpose.
    .$if(bundle_id !== null, (some) =>
      some.where(({ or, eb }) => or([eb('bundle_id', 'is', null), eb('bundle_id', '!=', bundle_id)])),
    )
    .orderBy('id', 'desc')
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

/** Ignores case, spaces and hyphens. */
const plain = (text: ReturnType<typeof sql>) => sql<string>`lower(replace(replace(${text}, ' ', ''), '-', ''))`

export type Payment = Awaited<ReturnType<typeof readPayments>>[number]
type PaymentFilter = { by: 'id' | 'studentId'; among: readonly number[] }

const readers = { course: ofCourses, event: ofEvents, fee: ofFees } as const

/** Payments of a kind in a common shape, newest first. Event payments include those recorded without a receipt. */
export async function readPayments(database: Database, kind: PaymentKind, filter: PaymentFilter) {
  if (filter.among.length === 0) return []
  const rows = await readers[kind](database, filter)
  return rows.map((row) => ({
    kind,
    ...row,
    what: row.month === null ? row.title : formatFeeName(row.title, row.month),
  }))
}

/** For payments that are not monthly. */
const noMonth = sql<string | null>`null`.as('month')

async function ofCourses(database: Database, { by, among }: PaymentFilter) {
  return database
    .selectFrom('purchases')
    .innerJoin('courses', 'courses.id', 'purchases.course_id')
    .innerJoin('students', 'students.id', 'purchases.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['purchases.id', 'student_id as studentId', 'accounts.name as payer', 'accounts.status as payerStatus'])
    .select(['courses.name as title', 'course_id as itemId', 'courses.price as priceNow', 'receipt', 'method'])
    .select(({ fn }) => fn.coalesce('purchases.price', 'courses.price').as('price'))
    .select(['purchases.status', noMonth, 'reference', 'currency', 'amount', 'discount'])
    .select(['purchases.created_at as sentAt', 'decided_at as decidedAt'])
    .where(by === 'id' ? 'purchases.id' : 'student_id', 'in', among)
    .where(({ or, eb }) => or([eb('receipt', 'is not', null), hasEntries('course', 'purchases.id')]))
    .orderBy('purchases.id', 'desc')
    .execute()
}

async function ofEvents(database: Database, { by, among }: PaymentFilter) {
  return database
    .selectFrom('event_members')
    .innerJoin('events', 'events.id', 'event_members.event_id')
    .innerJoin('students', 'students.id', 'event_members.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['event_members.id', 'student_id as studentId', 'accounts.name as payer'])
    .select(['accounts.status as payerStatus', 'title', 'event_id as itemId', 'events.price as priceNow'])
    .select(({ fn }) => fn.coalesce('event_members.price', 'events.price').as('price'))
    .select(['receipt', 'method', noMonth, 'payment_status as status', 'reference', 'currency', 'amount', 'discount'])
    .select(['sent_at as sentAt', 'decided_at as decidedAt'])
    .where(by === 'id' ? 'event_members.id' : 'student_id', 'in', among)
    .where('payment_status', '!=', 'not_required')
    .where(({ or, eb }) =>
      or([eb('receipt', 'is not', null), eb('decided_at', 'is not', null), hasEntries('event', 'event_members.id')]),
    )
    .orderBy('event_members.id', 'desc')
    .execute()
}

async function ofFees(database: Database, { by, among }: PaymentFilter) {
  const rows = await database
    .selectFrom('fees')
    .innerJoin('courses', 'courses.id', 'fees.course_id')
    .innerJoin('students', 'students.id', 'fees.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['fees.id', 'student_id as studentId', 'accounts.name as payer', 'accounts.status as payerStatus'])
    .select(['courses.name as title', 'month', 'course_id as itemId', 'courses.price as priceNow'])
    .select(['receipt', 'method', 'fees.price', 'reference', 'currency', 'amount', 'discount'])
    // A fee may be waived before anything was paid, or after its receipt was rejected.
    .select(
      sql<'pending' | 'paid' | 'rejected'>`
        case fees.status when 'waived' then 'rejected' when 'due' then 'pending' else fees.status end`.as('status'),
    )
    .select(['sent_at as sentAt', 'decided_at as decidedAt'])
    .where(by === 'id' ? 'fees.id' : 'student_id', 'in', among)
    .where(({ or, eb }) => or([eb('receipt', 'is not', null), hasEntries('fee', 'fees.id')]))
    .orderBy('fees.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, price: fromMinorUnits(row.price, row.currency) }))
}

type Schemas = components['schemas']

const kinds = ['course', 'event', 'fee'] as const

/** Decision 159: everything an administrator needs to decide a payment. */
export const getPayment: Handler<'getPayment'> = async (call) => {
  const { params, query, database, services, now } = call
  const { kind: of = 'course' } = query
  const [found] = await readPayments(database, of, { by: 'id', among: [params.id] })
  if (!found) throw notFound()
  const newest = await readNewestReceipt(database, found)
  const alike = newest ? await findSimilarReceipts(database, newest) : []
  const togetherOf = await readPaidTogether(database, found.kind === 'fee' ? [found.id] : [])
  const paid = new Map<string, Payment>()
  for (const kind of kinds) {
    const among = alike.flatMap(({ receipt }) => (receipt.kind === kind ? [receipt.record_id] : []))
    for (const one of await readPayments(database, kind, { by: 'id', among })) paid.set(`${kind} ${one.id}`, one)
  }
  const others = await Promise.all(
    kinds.map((kind) => readPayments(database, kind, { by: 'studentId', among: [found.studentId] })),
  )
  return {
    payment: {
      person: toPayer(found),
      payment: toRecord(found),
      courseId: found.kind === 'event' ? null : found.itemId,
      eventId: found.kind === 'event' ? found.itemId : null,
      price: found.price,
      priceNow: found.priceNow,
      discount: found.currency === null ? 0 : fromMinorUnits(found.discount, found.currency),
      reference: getPaymentReference(found),
      transactionId: newest?.transaction_id ?? null,
      paymentMethod: found.method,
      origin: newest?.origin ?? null,
      receipt: services.receipts.sign(found.receipt, now),
      seenAt: formatTimestamp(newest?.seen_at ?? null),
      decidedAt: formatTimestamp(found.decidedAt),
      ...(await readOwnPayments(call, found)),
      ...togetherOf(found.id),
      others: others
        .flat()
        .filter((one) => one.kind !== found.kind || one.id !== found.id)
        .toSorted((one, other) => (other.sentAt ?? 0) - (one.sentAt ?? 0))
        .map(toRecord),
      alike: alike.flatMap(({ why, receipt }) => {
        const other = paid.get(`${receipt.kind} ${receipt.record_id}`)
        if (!other) return []
        return {
          why,
          person: toPayer(other),
          payment: toRecord(other),
          isSameAmount: receipt.amount === newest?.amount && receipt.currency === newest.currency,
          receipt: services.receipts.sign(receipt.file, now),
        }
      }),
    },
  }
}

/** What the office recorded for the payment. */
async function readOwnPayments(
  { database, services }: Pick<OperationRequest<'getPayment'>, 'database' | 'services'>,
  { kind, id, status, amount, currency }: Payment,
) {
  const entriesOf = await readEntries(database, { by: 'record', kind, id })
  const dayOf = await createDayFormatter(database, services)
  return serializePayments({ kind, status, amount, currency }, entriesOf(kind, id), { dayOf, isAdmin: true })
}

/** The latest receipt, which is the one to decide. */
export async function readNewestReceipt(database: Database, { kind, id }: { kind: PaymentKind; id: number }) {
  return database
    .selectFrom('receipts')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Deleted payers are not linked. */
function toPayer({ studentId, payer, payerStatus }: Payment): Schemas['PaymentPayer'] {
  return { id: payerStatus === 'archived' ? null : studentId, name: payer }
}

function toRecord({ kind, id, what, status, currency, amount, sentAt }: Payment): Schemas['PaymentRecord'] {
  return {
    kind,
    id,
    what,
    paymentStatus: status,
    currency,
    amount: currency === null || amount === null ? null : fromMinorUnits(amount, currency),
    sentAt: formatTimestamp(sentAt),
  }
}
