import type { EventPaymentDraft } from '@maktab/ui/features/payments/student/eventPayment.schema'
import { api } from '#api/api.ts'
import { usePayWithReceipt } from './payWithReceipt.ts'

/** Pays for an event. */
export function usePayForEvent() {
  return usePayWithReceipt<EventPaymentDraft>('submitEventPayment', (body, line) =>
    api('submitEventPayment', { body }, line),
  )
}
