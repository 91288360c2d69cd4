import type { StudentEvent } from '@maktab/contract/schema'
import { eventInstant, eventPhase } from '#model/eventTime.ts'
import { type EventPaymentState, eventPaymentState } from '#model/paymentState.ts'
import { safeLink } from '#model/safeLink.ts'
import type { Need, NeedHrefs, NeedKind } from './Need.ts'

const MINUTE = 60_000
/** So long before it begins the way into an event is shown. */
const SOON_MINUTES = 60
/** Whoever may still join hears of an event so long before. */
const AHEAD_DAYS = 14

const kinds: Partial<Record<EventPaymentState['state'], NeedKind>> = {
  rejected: 'rejected',
  paidNotJoined: 'joinPaid',
  free: 'joinFree',
  toPay: 'pay',
  underReview: 'underReview',
}

type Moment = { timeZone: string; now: Date }

/** What the events of a student ask of them: those that are over ask nothing. */
export function needsOfEvents(events: readonly StudentEvent[], hrefs: NeedHrefs, { timeZone, now }: Moment): Need[] {
  return events.flatMap((entry): Need[] => {
    const { id, title, time, link } = entry.event
    const phase = eventPhase(time, timeZone, now)
    if (phase === 'past') return []
    const instant = eventInstant(time, timeZone)
    const minutes = instant && Math.ceil((instant.getTime() - now.getTime()) / MINUTE)
    const about = { key: `event-${id}`, title: title?.trim() ?? '', time }
    const { state } = eventPaymentState(entry)
    if (state === 'joined') {
      const href = safeLink(link)
      const isSoon = minutes !== undefined && minutes <= SOON_MINUTES
      return isSoon && href !== null ? [{ ...about, kind: 'soon', href, minutes }] : []
    }
    const kind = kinds[state]
    if (kind === undefined) return []
    const isInvitation = kind === 'joinFree' || kind === 'pay'
    // Nobody looks at a payment while the event goes on.
    if (phase === 'on' && kind !== 'joinFree' && kind !== 'joinPaid') return []
    if (isInvitation && (minutes === undefined || minutes > AHEAD_DAYS * 24 * 60)) return []
    const isToPay = kind === 'rejected' || kind === 'pay'
    return [{ ...about, kind, href: isToPay ? hrefs.payEvent(id) : hrefs.events }]
  })
}
