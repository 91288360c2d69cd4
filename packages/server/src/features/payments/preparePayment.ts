import { missingField } from '#lib/HttpError.ts'
import type { PictureStorage } from '#storage/PictureStorage.ts'

type SubmittedPayment = {
  /** What is to be paid, in minor units. */
  amount: number
  file: File | undefined
  method: string | undefined
  /** What the body calls the receipt and the method. */
  fields: [receipt: string, method: string]
  pictures: PictureStorage
  now: number
}

/** How a course is paid: by a receipt that waits for its decision; a free one is one’s own at once (decision 55). */
export async function preparePayment({ amount, file, method, fields, pictures, now }: SubmittedPayment) {
  if (amount === 0) return { receipt: null, method: null, status: 'paid' as const, decided_at: now }
  const [receiptField, methodField] = fields
  if (!file) throw missingField(receiptField, 'Receipt')
  if (method === undefined) throw missingField(methodField, 'Payment method')
  const receipt = await pictures.store(file, receiptField, 'receipt')
  return { receipt, method, status: 'pending' as const, decided_at: null }
}
