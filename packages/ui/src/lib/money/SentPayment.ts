import type { Bill } from './Bill.ts'

/** What was paid for; a fee is one month of a course. */
export type PaidItemKind = 'course' | 'event' | 'fee'

/** What was sent: a receipt, whose payment may not be told; nothing, of what is free; or nothing that is known. */
export type SentPayment =
  | {
      state: 'receipt'
      bill: Bill | undefined
      /** Of a fee the month that was paid for, as yyyy-MM. */
      month?: string
    }
  | { state: 'free'; title: string | undefined }
  | { state: 'unknown' }

/** Where one goes on. */
export type PaymentSentHrefs = {
  payments: string
  /** The paper of this payment, to be printed. */
  paper: string | undefined
  /** Where another receipt is sent, where one is asked for. */
  again: string | undefined
  /** The other courses, or events; a fee has none. */
  more: string | undefined
  enrolled: string
}
