import type { StudentEvent } from '@maktab/contract/schema'
import { getEventPhase } from '#lib/time/eventTime.ts'
import { getEventPaymentState } from '#lib/money/paymentState.ts'

/** Why there is nothing to pay for an event, or what kind of payment it would be. */
export type EventPaymentMode = 'gone' | 'over' | 'settled' | 'first' | 'again' | 'replacement'

export function getEventPaymentMode(entry: StudentEvent | undefined, timeZone: string, now: Date): EventPaymentMode {
  if (!entry) return 'gone'
  switch (getEventPaymentState(entry).offer) {
    case 'purchase':
      if (getEventPhase(entry.event.time, timeZone, now) !== 'upcoming') return 'over'
      return entry.payment_status === 'rejected' ? 'again' : 'first'
    case 'replaceReceipt':
      return getEventPhase(entry.event.time, timeZone, now) === 'upcoming' ? 'replacement' : 'over'
    default:
      return 'settled'
  }
}
