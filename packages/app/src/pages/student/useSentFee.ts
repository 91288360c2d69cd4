import { feeBill } from '@maktab/ui/model/feeBill'
import type { SentPayment } from '@maktab/ui/model/sentPayment'
import { type Remote, mapRemote, ready } from '@maktab/ui/remote'
import { useOwnFees } from '#data/fees.ts'
import { justSent } from '#navigation/useAfterSending.ts'
import { asSent } from './asSent.ts'

/** The receipt for a month as the school has it; what isn’t among the fees was sent just now, or is nothing. */
export function useSentFee(feeId: number): Remote<SentPayment> {
  const fees = useOwnFees() ?? ready([])
  const sent = justSent()
  if (fees.state === 'loading') return fees
  // A list from before tells only of receipts from before.
  if (sent && (fees.state === 'failed' || fees.doubt)) return asSent(sent, fees)
  return mapRemote(fees, (all): SentPayment => {
    const fee = all.find(({ id }) => id === feeId)
    const bill = fee && feeBill(fee)
    if (bill) return { state: 'receipt', bill, month: fee.month }
    return sent ? { state: 'receipt', bill: undefined } : { state: 'unknown' }
  })
}
