import type { Database } from '../database/openDatabase.ts'

/** What mails are written with. */
export type MailContext = {
  database: Database
  now: number
  publicUrl: string
  /** The zone of a school that has not set another. */
  timeZone: string
}
