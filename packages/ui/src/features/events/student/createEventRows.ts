import type { StudentEvent as StudentEventSchema } from '@maktab/contract/schema'
import { parseEventTime, getEventPhase } from '#lib/time/schoolTime.ts'
import { type EventPaymentState, getEventPaymentState } from '#lib/money/paymentStates.ts'

export type StudentEvent = StudentEventSchema
type Phase = ReturnType<typeof getEventPhase>

export type EventRow = {
  entry: StudentEvent
  phase: Phase
  payment: EventPaymentState
  offer: EventPaymentState['offer']
}

type EventRows = { upcoming: EventRow[]; past: EventRow[] }

/** Upcoming events, next first and unreadable times last; and past events, latest first. */
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

/** Joining is possible while the event runs; a payment would be reviewed too late, and leaving is pointless. */
function canOffer(offer: EventPaymentState['offer'], phase: Phase): boolean {
  return phase === 'upcoming' || (phase === 'on' && offer === 'join')
}
