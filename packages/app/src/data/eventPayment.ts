import type { EventPaymentDraft } from '@maktab/ui/screens/student/EventPaymentScreen/eventPayment.schema'
import { api } from '../calls/ask.ts'
import { usePayWithReceipt } from './sendReceipt.ts'

/** Pays for an event. */
export function usePayForEvent() {
  return usePayWithReceipt<EventPaymentDraft>('submitEventPayment', (body, line) =>
    api('submitEventPayment', { body }, line),
  )
}
