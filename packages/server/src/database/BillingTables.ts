import type { ColumnType, Generated } from 'kysely'

type OptionalText = ColumnType<string | null, string | null | undefined, string | null>
type OptionalNumber = ColumnType<number | null, number | null | undefined, number | null>

/** Amounts of a payment at the time it was sent, in minor units of its currency. */
export type PaymentAmounts = {
  /** Shown to people, who write it into their transfer. */
  reference: OptionalText
  /** ISO 4217 */
  currency: OptionalText
  /** The amount by which the price was reduced. */
  discount: ColumnType<number, number | undefined, number>
  /** The amount due; null if unknown. */
  amount: OptionalNumber
  /** Why something was taken off. */
  discount_id: OptionalNumber
  /** As the school called it then. */
  discount_name: OptionalText
}

export type BillingTables = {
  /** Discounts: applied automatically for one student, or to anyone who enters the code. */
  discounts: {
    id: Generated<number>
    version: ColumnType<number, number | undefined, number>
    name: string
    /** In upper case. */
    code: string | null
    /** The code while the discount is active; unique, so that no two active discounts share a code. */
    open_code: string | null
    student_id: number | null
    course_id: number | null
    event_id: number | null
    /** Either this or an amount. */
    percentage: number | null
    /** In minor units of the currency. */
    amount: number | null
    currency: string | null
    /** First and last day, yyyy-MM-dd in the school’s time zone. */
    starts: string | null
    ends: string | null
    most_uses: number | null
    note: string | null
    ended_at: ColumnType<number | null, number | null | undefined, number | null>
  }
  /** Every receipt that was sent for a payment; the payment itself names the latest. */
  receipts: {
    id: Generated<number>
    student_id: number
    kind: 'course' | 'event' | 'fee'
    /** Id of the purchase, event membership or fee. */
    record_id: number
    /** File name of the picture or PDF. */
    file: string | null
    /** Of the uploaded bytes, in hexadecimal. */
    sha256: string | null
    method: string | null
    /** Where it was paid from. */
    origin: 'domestic' | 'international' | null
    /** Transaction number of the payer’s bank or wallet. */
    transaction_id: string | null
    currency: string
    /** In minor units. */
    amount: number
    status: 'pending' | 'paid' | 'rejected' | 'replaced'
    /** Unix milliseconds, as the following; null for payments from before this was recorded. */
    sent_at: number | null
    /** When an administrator first viewed it. */
    seen_at: OptionalNumber
    decided_at: number | null
    /** Groups receipts that were sent as one, for several payments. */
    bundle_id: OptionalNumber
  }
  /** Monthly course fees; amounts are in minor units. */
  fees: {
    id: Generated<number>
    version: ColumnType<number, number | undefined, number>
    student_id: number
    course_id: number
    /** The purchase, which paid for the first month. */
    purchase_id: number
    /** yyyy-MM, unique per purchase. */
    month: string
    /** yyyy-MM-dd in the school’s time zone. */
    due_on: string
    price: number
    discount: number
    /** Why something was taken off. */
    discount_id: OptionalNumber
    /** As the school called it then. */
    discount_name: OptionalText
    amount: number
    currency: string
    reference: string
    status: 'due' | 'pending' | 'paid' | 'rejected' | 'waived'
    receipt: OptionalText
    method: OptionalText
    created_at: number
    sent_at: OptionalNumber
    decided_at: OptionalNumber
  }
  /**
   * Payments and refunds of items that the office recorded a payment or refund for. An item without entries was paid in
   * one piece if its status says so (decision 265). Amounts are in minor units.
   */
  payment_entries: {
    id: Generated<number>
    student_id: number
    kind: 'course' | 'event' | 'fee'
    /** Id of the purchase, event membership or fee. */
    record_id: number
    /** The course or event. */
    item_id: number
    type: 'payment' | 'refund'
    /** An approved receipt, or recorded by the office. */
    source: 'receipt' | 'office'
    amount: number
    /** By how much a refund lowers the amount due (decision 267). */
    credit: ColumnType<number, number | undefined, number>
    currency: string
    method: OptionalText
    transaction_id: OptionalText
    /** Note of a payment, reason of a refund. */
    note: OptionalText
    /** When the money moved, which the income counts by. */
    paid_at: number
    recorded_at: number
    recorded_by: OptionalNumber
    voided_at: OptionalNumber
    voided_by: OptionalNumber
    void_reason: OptionalText
  }
}
