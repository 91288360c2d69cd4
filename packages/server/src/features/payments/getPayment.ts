import type { PaymentKind, components } from '@maktab/contract/schema'
import type { Handler } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { getPaymentReference } from './getPaymentReference.ts'
import { notFound } from '#lib/HttpError.ts'
import { formatTimestamp } from './formatTimestamp.ts'
import { findSimilarReceipts } from './findSimilarReceipts.ts'
import { fromMinorUnits } from './minorUnits.ts'
import { type Payment, readPayments } from './readPayments.ts'

type Schemas = components['schemas']

const kinds = ['course', 'event', 'fee'] as const

/** Decision 159: all that an administrator knows of a payment when deciding it. */
export const getPayment: Handler<'getPayment'> = async ({ params, query, database, services, now }) => {
  const { kind: of = 'course' } = query
  const [found] = await readPayments(database, of, { by: 'id', among: [params.id] })
  if (!found) throw notFound()
  const newest = await readNewestReceipt(database, found)
  const alike = newest ? await findSimilarReceipts(database, newest) : []
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

/** The receipt that is decided: the last that was sent. */
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

/** Nobody is led to whoever was deleted. */
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
