import type { Tables } from '#database/tables.ts'

type PaymentStatus = Tables['event_members']['payment_status']
/** What is kept of a student and an event; nulls where nothing is. */
type MembershipState = { payment_status: PaymentStatus | null; is_member: number | null; receipt: string | null }

/**
 * What a student still has to do before joining. Whoever joined while the event was free owes nothing for as long as
 * they stay.
 */
export function getMemberPaymentStatus(
  price: number | null,
  { payment_status, is_member }: Omit<MembershipState, 'receipt'>,
) {
  if (price === null) return 'not_required'
  if (payment_status === 'paid') return 'paid'
  if (is_member === 1) return 'not_required'
  return payment_status === 'rejected' ? 'rejected' : 'pending'
}

/** What an administrator decides: a receipt that was sent stays in sight though the event became free. */
export function getBilledPaymentStatus(price: number | null, kept: MembershipState): PaymentStatus {
  if (kept.receipt !== null && kept.payment_status !== null) return kept.payment_status
  return getMemberPaymentStatus(price, kept)
}
