import type { FeePaymentDraft } from '@maktab/ui/screens/student/FeePaymentScreen/feePayment.schema'
import { ask } from '../calls/ask.ts'
import { useSendReceipt } from './sendReceipt.ts'

/** Pays for a month. */
export function useFeePayment() {
  return useSendReceipt<FeePaymentDraft>('payFee', (body, line) => ask('payFee', { body }, line))
}
