import type { EventPaymentDraft } from '@maktab/ui/screens/student/EventPaymentScreen/eventPayment.schema'
import { ask } from '../calls/ask.ts'
import { useAct } from '../calls/useAct.ts'
import { useUploadLine } from '../calls/useUploadLine.ts'
import { sendWithReceipts } from '../uploads/sendWithReceipts.ts'

/**
 * Pays for an event: how much of the receipt has gone out (from 0 to 1), and a way to stop. What was
 * sent has a page of its own, which says more than a toast.
 */
export function useEventPayment() {
  const act = useAct({ tell: 'form' })
  const { openLine, ...sending } = useUploadLine()
  const send = ({ receipt, ...rest }: EventPaymentDraft) => {
    const line = openLine()
    return sendWithReceipts([receipt], line, ([upload]) =>
      ask('submitEventPayment', { body: { ...rest, ...(upload ? { receiptUpload: upload } : { receipt }) } }, line),
    )
  }
  return {
    ...sending,
    pay: (body: EventPaymentDraft) => act('submitEventPayment', () => send(body), { onDone: () => undefined }),
  }
}
