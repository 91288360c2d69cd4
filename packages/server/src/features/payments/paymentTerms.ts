import type { Database } from '#database/openDatabase.ts'
import type { Services, Handler } from '#contract/Handler.ts'
import { readSettings, readToday } from '../settings/schoolSettings.ts'
import { toMinorUnits, fromMinorUnits } from './amounts.ts'
import { resolveDiscount } from './findDiscount.ts'
import { type PaymentSubject, createReference } from './createReference.ts'
import { findStudentId } from '../auth/lockPeople.ts'
import { notFound } from '#lib/HttpError.ts'

/** What somebody has to pay, in the minor units of the currency. */
export type PaymentTerms = {
  reference: string
  currency: string
  price: number
  discount: number
  /** What is taken off, as the school calls it now; none where nothing is. */
  discountId: number | null
  discountName: string | null
  /** The price without the discount; nothing is to be paid where it is 0. */
  amount: number
}

type TermsQuery = PaymentSubject & {
  /** As the contract has it; null where it is free. */
  price: number | null
  code: string | undefined
  /** What the body calls the code. */
  field?: string
  /** Whether it is paid for now, and not only asked for. */
  isUsed?: boolean
}

/** What a student pays for a course or an event now; of what is free nothing is taken off, whatever was typed. */
export async function readPaymentTerms(
  { database, services, now }: { database: Database; services: Pick<Services, 'timeZone'>; now: number },
  { price: told, code, field = 'code', isUsed = false, ...owing }: TermsQuery,
): Promise<PaymentTerms> {
  const { currency } = await readSettings(database, services)
  const price = leastOf(told ?? 0, currency)
  const today = await readToday({ database, services, now })
  const taken = await resolveDiscount(database, { ...owing, price, currency, today, code, field, isUsed })
  const reference = (await readExistingReference(database, owing)) ?? createReference(owing)
  return { reference, currency, price, ...taken, amount: price - taken.discount }
}

/** A price that is smaller than a coin, kept before that was refused or in another currency, is no gift. */
function leastOf(price: number, currency: string): number {
  return price > 0 ? Math.max(1, toMinorUnits(price, currency)) : 0
}

/** What a student’s payment for the course or the event was called by before: another receipt is sent under the same. */
async function readExistingReference(
  database: Database,
  { kind, itemId, studentId }: PaymentSubject,
): Promise<string | null> {
  const bought = () =>
    database
      .selectFrom('purchases')
      .select('reference')
      .where('student_id', '=', studentId)
      .where('course_id', '=', itemId)
      .where('receipt', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  const joined = () =>
    database
      .selectFrom('event_members')
      .select('reference')
      .where('student_id', '=', studentId)
      .where('event_id', '=', itemId)
      .where('receipt', 'is not', null)
      .executeTakeFirst()
  return (await (kind === 'course' ? bought() : joined()))?.reference ?? null
}

/** What a student would pay for a course or an event that is offered. */
export const getPaymentTerms: Handler<'getPaymentTerms'> = async (call) => {
  const { params, query, account, database } = call
  const kind = query.kind ?? 'course'
  const studentId = await findStudentId(database, account.id)
  const course = database
    .selectFrom('courses')
    .select('price')
    .where('id', '=', params.id)
    .where('archived_at', 'is', null)
  const event = database
    .selectFrom('events')
    .select('price')
    .where('id', '=', params.id)
    .where('archived_at', 'is', null)
  const price = (kind === 'event' ? await event.executeTakeFirst() : await course.executeTakeFirst())?.price
  if (studentId === undefined || price === undefined) throw notFound()
  const { code } = query
  const terms = await readPaymentTerms(call, { kind, itemId: params.id, studentId, price, code })
  const { reference, currency } = terms
  const told = (amount: number) => fromMinorUnits(amount, currency)
  return {
    terms: {
      reference,
      currency,
      price: told(terms.price),
      discount: told(terms.discount),
      discountName: terms.discountName,
      amount: told(terms.amount),
    },
  }
}
