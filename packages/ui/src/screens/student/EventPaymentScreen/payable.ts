import type { StudentEvent } from '@maktab/contract/schema'
import { eventPhase } from '#model/eventTime.ts'
import { eventPaymentState } from '#model/paymentState.ts'

/** Why there is nothing to pay for an event, or what kind of payment it would be. */
export type Payable = 'gone' | 'over' | 'settled' | 'first' | 'again' | 'replacement'

export function payableOf(entry: StudentEvent | undefined, timeZone: string, now: Date): Payable {
  if (!entry) return 'gone'
  switch (eventPaymentState(entry).offer) {
    case 'purchase':
      if (eventPhase(entry.event.time, timeZone, now) !== 'upcoming') return 'over'
      return entry.payment_status === 'rejected' ? 'again' : 'first'
    case 'replaceReceipt':
      return eventPhase(entry.event.time, timeZone, now) === 'upcoming' ? 'replacement' : 'over'
    default:
      return 'settled'
  }
}
