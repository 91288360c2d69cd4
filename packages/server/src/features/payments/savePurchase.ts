import type { OperationRequest } from '#contract/Handler.ts'
import { saveReceipt } from './receiptQueries.ts'
import type { PaymentTerms } from './paymentTerms.ts'
import { missingField } from '#lib/HttpError.ts'

type Form = Pick<OperationRequest<'purchaseCourse'>['body'], 'origin' | 'transactionId'>
type NewPurchase = {
  owners: { student_id: number; course_id: number }
  /** Price and pricing at the time of the purchase. */
  course: { price: number; pricing: 'once' | 'monthly' }
  terms: PaymentTerms
  file: File | undefined
  method: string | undefined
  form: Form
  /** The body's fields of the receipt and the method. */
  fields: [receipt: string, method: string]
}

/**
 * Stores the purchase of a course: pending with its receipt, or enrolled at once if nothing is due (decision 55).
 * Returns whether it is pending.
 */
export async function savePurchase(
  call: Pick<OperationRequest<'purchaseCourse'>, 'database' | 'services' | 'now' | 'afterCommit'>,
  { owners, course: { price, pricing }, terms, file, method, form, fields: [receiptField, methodField] }: NewPurchase,
): Promise<boolean> {
  const { database, services, now } = call
  const { reference, currency, discount, amount, discountId: discount_id, discountName: discount_name } = terms
  const amounts = { reference, currency, discount, amount, discount_id, discount_name }
  const purchase = { ...owners, price, pricing, ...amounts, created_at: now }
  if (amount === 0) {
    const enrolled = { receipt: null, method: null, status: 'paid', decided_at: now } as const
    await database
      .insertInto('purchases')
      .values({ ...purchase, ...enrolled })
      .execute()
    return false
  }
  if (!file) throw missingField(receiptField, 'Receipt')
  if (method === undefined) throw missingField(methodField, 'Payment method')
  const receipt = await services.pictures.store(file, receiptField, 'receipt')
  const sent = { receipt, method, status: 'pending', decided_at: null } as const
  // The receipt pays the rest of a purchase that is partly paid.
  const partlyPaid = terms.partlyPaid?.item
  const { id } = partlyPaid
    ? await database
        .updateTable('purchases')
        .set(sent)
        .where('id', '=', partlyPaid.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await database
        .insertInto('purchases')
        .values({ ...purchase, ...sent })
        .returning('id')
        .executeTakeFirstOrThrow()
  const paid = { kind: 'course', record_id: id, student_id: owners.student_id } as const
  await saveReceipt(call, { ...paid, file, receipt, method, form, amounts })
  return true
}
