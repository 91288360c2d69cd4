import { createBillFromFee, type SentPayment } from '@maktab/ui/lib/money/bills'
import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { useOwnFees } from '#features/payments/ownFees.ts'
import { readJustSent } from '#features/payments/student/useRedirectAfterSubmit.ts'
import { toSentPayment } from './toSentPayment.ts'

/** The receipt for a month as the school has it; what isn’t among the fees was sent just now, or is nothing. */
export function useSentFeePayment(feeId: number): Remote<SentPayment> {
  const fees = useOwnFees() ?? ready([])
  const sent = readJustSent()
  if (fees.state === 'loading') return fees
  // A list from before tells only of receipts from before.
  if (sent && (fees.state === 'failed' || fees.stale)) return toSentPayment(sent, fees)
  return mapRemote(fees, (all): SentPayment => {
    const fee = all.find(({ id }) => id === feeId)
    const bill = fee && createBillFromFee(fee)
    if (bill) return { state: 'receipt', bill, month: fee.month }
    return sent ? { state: 'receipt', bill: undefined } : { state: 'unknown' }
  })
}
