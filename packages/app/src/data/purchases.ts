import type { PurchaseDraft } from '@maktab/ui/screens/student/PurchaseScreen/purchase.schema'
import { ask } from '../calls/ask.ts'
import { useAct } from '../calls/useAct.ts'
import { useUploadLine } from '../calls/useUploadLine.ts'
import { sendWithReceipts } from '../uploads/sendWithReceipts.ts'

/**
 * Buys a course: how much of the receipt has gone out (from 0 to 1), and a way to stop. What was
 * sent has a page of its own, which says more than a toast.
 */
export function usePurchase() {
  const act = useAct({ tell: 'form' })
  const { openLine, ...sending } = useUploadLine()
  const send = ({ receipt, ...rest }: PurchaseDraft) => {
    const line = openLine()
    return sendWithReceipts([receipt], line, ([upload]) =>
      ask('purchaseCourse', { body: { ...rest, ...(upload ? { receiptUpload: upload } : { receipt }) } }, line),
    )
  }
  return {
    ...sending,
    purchase: (body: PurchaseDraft) => act('purchaseCourse', () => send(body), { onDone: () => undefined }),
  }
}
