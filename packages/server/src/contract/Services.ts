import type { ReceiptUrlSigner } from '../storage/createReceiptUrlSigner.ts'
import type { PictureStorage } from '../storage/PictureStorage.ts'

/** What a school has besides its database. */
export type Services = {
  /** The address that people type, without a slash at its end. */
  publicUrl: string
  pictures: PictureStorage
  receipts: ReceiptUrlSigner
  /** Whether mails go anywhere where people read them. */
  sendsMails: boolean
  /** Which version of the software this is. */
  softwareVersion: string
  /** The zone of a school that has not set another. */
  timeZone: string
  /** By which browsers let the school show reminders on their devices; undefined where it shows none. */
  pushKey?: string | undefined
}
