import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Services, Handler } from '#contract/Handler.ts'
import { readSettings, readToday } from '../settings/schoolSettings.ts'
import { toMinorUnits, fromMinorUnits } from './paymentAmounts.ts'
import { resolveDiscount } from './resolveDiscount.ts'
import { findPartlyPaid, type PartlyPaid } from './partlyPaid.ts'
import { getPaymentReference } from './receiptQueries.ts'
import { type PaymentSubject, createPaymentReference } from './createPaymentReference.ts'
import { findStudentId } from '../auth/lockPeople.ts'
import { readWishes } from '../registration/courseRequests.ts'
import { notFound } from '#lib/HttpError.ts'

/** The amount that a student has to pay, in the minor units of the currency. */
export type PaymentTerms = {
  reference: string
  currency: string
  price: number
  discount: number
  /** The current name of the discount; absent without one. */
  discountId: number | null
  discountName: string | null
  /** The price minus the discount and what is paid; 0 means nothing is due. */
  amount: number
  /** The part that is paid already, after which price and discount don't change. */
  partlyPaid?: PartlyPaid
}

type TermsQuery = PaymentSubject & {
  /** The price in the contract's format; null if free. */
  price: number | null
  code: string | undefined
  /** The body's field with the code. */
  field?: string
  /** Whether this is an actual payment and not a quote. */
  isUsed?: boolean
}

/** The amount due for a course or an event now. Free items have no discount, even with a code. */
export async function readPaymentTerms(
  { database, services, now }: { database: Database; services: Pick<Services, 'timeZone'>; now: number },
  { price: listPrice, code, field = 'code', isUsed = false, ...owing }: TermsQuery,
): Promise<PaymentTerms> {
  const partlyPaid = await findPartlyPaid(database, owing)
  if (partlyPaid) return readAgreedTerms(database, partlyPaid)
  const { currency } = await readSettings(database, services)
  const price = raiseToSmallestCoin(listPrice ?? 0, currency)
  const today = await readToday({ database, services, now })
  const deducted = await resolveDiscount(database, { ...owing, price, currency, today, code, field, isUsed })
  const reference = (await readExistingReference(database, owing)) ?? createPaymentReference(owing)
  return { reference, currency, price, ...deducted, amount: price - deducted.discount }
}

/** The terms of the first payment, with what it left to pay. */
async function readAgreedTerms(database: Database, partlyPaid: PartlyPaid): Promise<PaymentTerms> {
  const { item, left } = partlyPaid
  const { discount, discount_id, discount_name } = await database
    .selectFrom(item.kind === 'event' ? 'event_members' : 'purchases')
    .select(['discount', 'discount_id', 'discount_name'])
    .where('id', '=', item.id)
    .executeTakeFirstOrThrow()
  return {
    reference: getPaymentReference(item),
    currency: item.currency,
    price: item.amount + discount,
    discount,
    discountId: discount_id,
    discountName: discount_name,
    amount: left,
    partlyPaid,
  }
}

/**
 * A stored price below the smallest coin, from an older version or another currency, costs one coin instead of nothing.
 */
function raiseToSmallestCoin(price: number, currency: string): number {
  return price > 0 ? Math.max(1, toMinorUnits(price, currency)) : 0
}

/** The reference of the student's earlier payment for the same course or event, which a new receipt keeps. */
async function readExistingReference(
  database: Database,
  { kind, itemId, studentId }: PaymentSubject,
): Promise<string | null> {
  const payment = await database
    .selectFrom(kind === 'course' ? 'purchases' : 'event_members')
    .select('reference')
    .where('student_id', '=', studentId)
    .where(sql.ref(kind === 'course' ? 'course_id' : 'event_id'), '=', itemId)
    .where('receipt', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return payment?.reference ?? null
}

/** The amount a student would pay for an offered course or event. */
export const getPaymentTerms: Handler<'getPaymentTerms'> = async (call) => {
  const { params, query, account, database } = call
  const kind = query.kind ?? 'course'
  const studentId = await findStudentId(database, account.id)
  if (studentId === undefined) throw notFound()
  const { price } = await database
    .selectFrom(kind === 'event' ? 'events' : 'courses')
    .select('price')
    .where('id', '=', params.id)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  const { code } = query
  const terms = await readPaymentTerms(call, { kind, itemId: params.id, studentId, price, code })
  const { reference, currency } = terms
  const toPrice = (amount: number) => fromMinorUnits(amount, currency)
  const timesOf = kind === 'course' ? await readWishes(database, [studentId]) : undefined
  return {
    ...(timesOf && { classTimings: timesOf(studentId, params.id) }),
    terms: {
      reference,
      currency,
      price: toPrice(terms.price),
      discount: toPrice(terms.discount),
      discountName: terms.discountName,
      amount: toPrice(terms.amount),
      ...(terms.partlyPaid && { paid: toPrice(terms.partlyPaid.held) }),
    },
  }
}
