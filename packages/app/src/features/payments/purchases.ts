import type { PurchaseDraft } from '@maktab/ui/features/payments/student/purchase.schema'
import { api } from '#api/api.ts'
import { usePayWithReceipt } from './payWithReceipt.ts'

/** Buys a course. */
export function usePurchaseCourse() {
  return usePayWithReceipt<PurchaseDraft>('purchaseCourse', (body, line) => api('purchaseCourse', { body }, line))
}
