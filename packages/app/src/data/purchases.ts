import type { PurchaseDraft } from '@maktab/ui/screens/student/PurchaseScreen/purchase.schema'
import { useAct } from '../calls/useAct.ts'
import { useUploadLine } from '../calls/useUploadLine.ts'

/** Buys a course: how much of the receipt has gone out (from 0 to 1), and a way to stop. */
export function usePurchase() {
  const act = useAct({ tell: 'form' })
  const { openLine, ...sending } = useUploadLine()
  return { ...sending, purchase: (body: PurchaseDraft) => act('purchaseCourse', { body }, { line: openLine() }) }
}
