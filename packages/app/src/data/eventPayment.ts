import type { EventPaymentDraft } from '@maktab/ui/screens/student/EventPaymentScreen/eventPayment.schema'
import { useAct } from '../calls/useAct.ts'
import { useUploadLine } from '../calls/useUploadLine.ts'

/** Pays for an event: how much of the receipt has gone out (from 0 to 1), and a way to stop. */
export function useEventPayment() {
  const act = useAct({ tell: 'form' })
  const { openLine, ...sending } = useUploadLine()
  return { ...sending, pay: (body: EventPaymentDraft) => act('submitEventPayment', { body }, { line: openLine() }) }
}
