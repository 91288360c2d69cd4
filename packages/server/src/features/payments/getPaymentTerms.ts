import { findStudentId } from '../auth/findStudentId.ts'
import type { Handler } from '#contract/Handler.ts'
import { notFound } from '#lib/HttpError.ts'
import { fromMinorUnits } from './minorUnits.ts'
import { readPaymentTerms } from './readPaymentTerms.ts'

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
