import type { FeePaymentDraft } from '@maktab/ui/features/payments/student/feePayment.schema'
import { api } from '#api/api.ts'
import { usePayWithReceipt } from './payWithReceipt.ts'

/** Pays for a month. */
export function usePayFee() {
  return usePayWithReceipt<FeePaymentDraft>('payFee', (body, line) => api('payFee', { body }, line))
}
