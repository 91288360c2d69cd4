import type { ReceiptAddresses } from './uploads/receiptAddresses.ts'
import type { Pictures } from './uploads/Pictures.ts'

/** What a school has besides its database. */
export type Services = {
  /** The address that people type, without a slash at its end. */
  publicUrl: string
  pictures: Pictures
  receipts: ReceiptAddresses
  /** The zone of a school that has not set another. */
  timeZone: string
}
