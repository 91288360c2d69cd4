import type { Insertable } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import type { Tables } from '#database/tables.ts'
import { saveReceipt } from './saveReceipt.ts'
import type { PaymentTerms } from './readPaymentTerms.ts'
import { computeSha256 } from './computeSha256.ts'

type NewPurchase = {
  owners: { student_id: number; course_id: number }
  /** As the course had them. */
  course: { price: number; pricing: 'once' | 'monthly' }
  payment: Pick<Insertable<Tables['purchases']>, 'receipt' | 'method' | 'status' | 'decided_at'>
  terms: PaymentTerms
  sent: {
    transactionId: string | undefined
    origin: 'domestic' | 'international' | undefined
    file: File | undefined
  }
}

/** Keeps what was bought, and the receipt that was sent for it if there is one; whether there was. */
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
