import type { PurchaseDraft } from '@maktab/ui/screens/student/PurchaseScreen/purchase.schema'
import { ask } from '../calls/ask.ts'
import { useSendReceipt } from './sendReceipt.ts'

/** Buys a course. */
export function usePurchase() {
  return useSendReceipt<PurchaseDraft>('purchaseCourse', (body, line) => ask('purchaseCourse', { body }, line))
}
