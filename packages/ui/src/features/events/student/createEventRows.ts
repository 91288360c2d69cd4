import type { StudentEvent as StudentEventSchema } from '@maktab/contract/schema'
import { parseEventTime, getEventPhase } from '#lib/time/schoolTime.ts'
import { type EventPaymentState, getEventPaymentState } from '#lib/money/payments.ts'

export type StudentEvent = StudentEventSchema
type Phase = ReturnType<typeof getEventPhase>

export type EventRow = {
  entry: StudentEvent
  phase: Phase
  payment: EventPaymentState
  offer: EventPaymentState['offer']
}

type EventRows = { upcoming: EventRow[]; past: EventRow[] }

/** What is to come, the next first and what nobody knows the time of last; and what is over, the latest first. */
export function createEventRows(events: readonly StudentEvent[], timeZone: string, now: Date): EventRows {
  const rows = events.map((entry): EventRow => {
    const payment = getEventPaymentState(entry)
    const phase = getEventPhase(entry.event.time, timeZone, now)
    return { entry, phase, payment, offer: canOffer(payment.offer, phase) ? payment.offer : null }
  })
  const instant = ({ entry }: EventRow) => parseEventTime(entry.event.time, timeZone)?.getTime() ?? Infinity
  const sorted = rows.toSorted((one, other) => instant(one) - instant(other) || 0)
  return {
    upcoming: sorted.filter(({ phase }) => phase !== 'past'),
    past: sorted.filter(({ phase }) => phase === 'past').toReversed(),
  }
}

/** Whoever may can still come in while it goes on; a payment would be looked at too late, and leaving is pointless. */
function canOffer(offer: EventPaymentState['offer'], phase: Phase): boolean {
  return phase === 'upcoming' || (phase === 'on' && offer === 'join')
}
