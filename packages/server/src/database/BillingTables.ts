import type { ColumnType, Generated } from 'kysely'

type OptionalText = ColumnType<string | null, string | null | undefined, string | null>
type OptionalNumber = ColumnType<number | null, number | null | undefined, number | null>

/** What a payment is kept with: amounts in the minor units of its currency, as they were when it was sent. */
export type PaymentAmounts = {
  /** What people call it by, and write into their transfer. */
  reference: OptionalText
  /** ISO 4217 */
  currency: OptionalText
  /** What was taken off the price. */
  discount: ColumnType<number, number | undefined, number>
  /** What was to be paid; null where nothing is known of it. */
  amount: OptionalNumber
  /** Why something was taken off. */
  discount_id: OptionalNumber
  /** As the school called it then. */
  discount_name: OptionalText
}

export type BillingTables = {
  /** What is taken off prices: of one student by itself, of whoever has the code by typing it. */
  discounts: {
    id: Generated<number>
    version: ColumnType<number, number | undefined, number>
    name: string
    /** In capitals, as it is compared. */
    code: string | null
    /** The code while nothing has ended it, so that no two are called the same. */
    open_code: string | null
    student_id: number | null
    course_id: number | null
    event_id: number | null
    /** Either this or an amount. */
    percentage: number | null
    /** In minor units of the currency. */
    amount: number | null
    currency: string | null
    /** The first and the last day, yyyy-MM-dd in the school’s zone. */
    starts: string | null
    ends: string | null
    most_uses: number | null
    note: string | null
    ended_at: ColumnType<number | null, number | null | undefined, number | null>
  }
  /** Each proof of a payment that somebody sent; the payment itself names the last one. */
  receipts: {
    id: Generated<number>
    student_id: number
    kind: 'course' | 'event' | 'fee'
    /** Of the purchase, the membership of an event, or the fee. */
    record_id: number
    /** The name of the picture or the document. */
    file: string | null
    /** Of the bytes that were sent, in hex. */
    sha256: string | null
    method: string | null
    /** From where it was paid. */
    origin: 'domestic' | 'international' | null
    /** What the payer’s bank or wallet calls the transfer. */
    transaction_id: string | null
    currency: string
    /** In minor units. */
    amount: number
    status: 'pending' | 'paid' | 'rejected' | 'replaced'
    /** Milliseconds since 1970, as all of these; null of payments from before it was noted. */
    sent_at: number | null
    /** When somebody of the school first looked at it. */
    seen_at: OptionalNumber
    decided_at: number | null
  }
  /** What is paid for one month of a course; amounts are in minor units. */
  fees: {
    id: Generated<number>
    version: ColumnType<number, number | undefined, number>
    student_id: number
    course_id: number
    /** What was bought, whose first month was paid with it. */
    purchase_id: number
    /** yyyy-MM, once for each purchase. */
    month: string
    /** yyyy-MM-dd by the school’s calendar. */
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
}
