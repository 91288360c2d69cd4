import type { SentPayment } from '@maktab/ui/lib/money/bills'
import { type Remote, ready } from '@maktab/ui/remote'
import type { JustSent } from '#features/payments/student/useRedirectAfterSubmit.ts'

/** The school has taken it, and can’t be asked for what it made of it. */
export function toSentPayment(
  sent: JustSent,
  unread: Exclude<Remote<unknown>, { state: 'loading' }>,
): Remote<SentPayment> {
  const doubt = unread.state === 'failed' ? { isRefetching: false, retry: unread.retry } : unread.stale
  return ready(sent === 'free' ? { state: 'free', title: undefined } : { state: 'receipt', bill: undefined }, doubt)
}
