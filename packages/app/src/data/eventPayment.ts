import type { EventPaymentDraft } from '@maktab/ui/screens/student/EventPaymentScreen/eventPayment.schema'
import { ask } from '../calls/ask.ts'
import { useSendReceipt } from './sendReceipt.ts'

/** Pays for an event. */
export function useEventPayment() {
  return useSendReceipt<EventPaymentDraft>('submitEventPayment', (body, line) =>
    ask('submitEventPayment', { body }, line),
  )
}
