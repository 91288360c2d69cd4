import { missing } from '../Refusal.ts'
import type { Pictures } from '../uploads/Pictures.ts'

type Sent = {
  /** What is to be paid, in minor units. */
  amount: number
  file: File | undefined
  method: string | undefined
  /** What the body calls the receipt and the method. */
  fields: [receipt: string, method: string]
  pictures: Pictures
  now: number
}

/** How a course is paid: by a receipt that waits for its decision; a free one is one’s own at once (decision 55). */
export async function readPayment({ amount, file, method, fields, pictures, now }: Sent) {
  if (amount === 0) return { receipt: null, method: null, status: 'paid' as const, decided_at: now }
  const [receiptField, methodField] = fields
  if (!file) throw missing(receiptField, 'Receipt')
  if (method === undefined) throw missing(methodField, 'Payment method')
  const receipt = await pictures.keep(file, receiptField, 'receipt')
  return { receipt, method, status: 'pending' as const, decided_at: null }
}
