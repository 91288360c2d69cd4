import type { Insertable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { saveReceipt, computeSha256 } from './receipts.ts'
import type { PaymentTerms } from './paymentTerms.ts'
import { missingField } from '#lib/HttpError.ts'
import type { PictureStorage } from '#storage/PictureStorage.ts'

type NewPurchase = {
  owners: { student_id: number; course_id: number }
  /** Price and pricing at the time of the purchase. */
  course: { price: number; pricing: 'once' | 'monthly' }
  payment: Pick<Insertable<Tables['purchases']>, 'receipt' | 'method' | 'status' | 'decided_at'>
  terms: PaymentTerms
  sent: {
    transactionId: string | undefined
    origin: 'domestic' | 'international' | undefined
    file: File | undefined
  }
}

/** Stores a purchase, with the receipt if there is one. Returns whether there was. */
export async function savePurchase(
  { database, now }: { database: Database; now: number },
  { owners, course: { price, pricing }, payment, terms, sent }: NewPurchase,
): Promise<boolean> {
  const { reference, currency, discount, amount, discountId: discount_id, discountName: discount_name } = terms
  const { id } = await database
    .insertInto('purchases')
    .values({
      ...owners,
      price,
      created_at: now,
      ...payment,
      pricing,
      reference,
      currency,
      discount,
      amount,
      discount_id,
      discount_name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!sent.file || payment.receipt === null) return false
  await saveReceipt(database, {
    student_id: owners.student_id,
    kind: 'course',
    record_id: id,
    file: payment.receipt,
    sha256: await computeSha256(sent.file),
    method: payment.method,
    origin: sent.origin ?? null,
    transaction_id: sent.transactionId ?? null,
    currency,
    amount,
    sent_at: now,
  })
  return true
}

type SubmittedPayment = {
  /** The amount due, in minor units. */
  amount: number
  file: File | undefined
  method: string | undefined
  /** The body's fields of the receipt and the method. */
  fields: [receipt: string, method: string]
  pictures: PictureStorage
  now: number
}

/** The payment of a course: a pending receipt, or enrolled at once if nothing is due (decision 55). */
export async function preparePayment({ amount, file, method, fields, pictures, now }: SubmittedPayment) {
  if (amount === 0) return { receipt: null, method: null, status: 'paid' as const, decided_at: now }
  const [receiptField, methodField] = fields
  if (!file) throw missingField(receiptField, 'Receipt')
  if (method === undefined) throw missingField(methodField, 'Payment method')
  const receipt = await pictures.store(file, receiptField, 'receipt')
  return { receipt, method, status: 'pending' as const, decided_at: null }
}
