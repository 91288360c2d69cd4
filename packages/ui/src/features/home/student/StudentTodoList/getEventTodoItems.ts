import type { OwnDiscount, StudentEvent } from '@maktab/contract/schema'
import { parseEventTime, getEventPhase } from '#lib/time/eventTime.ts'
import { getDiscountedPrice } from '#lib/money/discounts.ts'
import { type EventPaymentState, getEventPaymentState } from '#lib/money/paymentState.ts'
import { safeLink } from '@maktab/calendar/safeLink'
import type { TodoItem, TodoHrefs, TodoKind } from './TodoItem.ts'

const MINUTE = 60_000
/** So long before it begins the way into an event is shown. */
const SOON_MINUTES = 60
/** Whoever may still join hears of an event so long before. */
const AHEAD_DAYS = 14

const kinds: Partial<Record<EventPaymentState['state'], TodoKind>> = {
  rejected: 'rejected',
  paidNotJoined: 'joinPaid',
  free: 'joinFree',
  toPay: 'pay',
  underReview: 'underReview',
}

/** When it is at the school, and in which currency its prices are. */
type Moment = { timeZone: string; now: Date; currency: string }

type Known = { events: readonly StudentEvent[]; discounts: readonly OwnDiscount[] }

/** What the events of a student ask of them: those that are over ask nothing. */
export function getEventTodoItems({ events, discounts }: Known, hrefs: TodoHrefs, moment: Moment): TodoItem[] {
  const { timeZone, now, currency } = moment
  return events.flatMap((entry): TodoItem[] => {
    const { id, title, time, link } = entry.event
    const phase = getEventPhase(time, timeZone, now)
    if (phase === 'past') return []
    const instant = parseEventTime(time, timeZone)
    const minutes = instant && Math.ceil((instant.getTime() - now.getTime()) / MINUTE)
    const about = { key: `event-${id}`, title: title?.trim() ?? '', time }
    const { state } = getEventPaymentState(entry)
    if (state === 'joined') {
      const href = safeLink(link)
      const isSoon = minutes !== undefined && minutes <= SOON_MINUTES
      return isSoon && href !== null ? [{ ...about, kind: 'soon', href, minutes }] : []
    }
    // Of what all is taken off nothing is to be paid first.
    const own = getDiscountedPrice(discounts, { kind: 'event', id, price: entry.event.price }, currency)
    const kind = state === 'toPay' && own?.amount === 0 ? 'joinFree' : kinds[state]
    if (kind === undefined) return []
    const isInvitation = kind === 'joinFree' || kind === 'pay'
    // Nobody looks at a payment while the event goes on.
    if (phase === 'on' && kind !== 'joinFree' && kind !== 'joinPaid') return []
    if (isInvitation && (minutes === undefined || minutes > AHEAD_DAYS * 24 * 60)) return []
    const isToPay = state === 'rejected' || state === 'toPay'
    return [{ ...about, kind, href: isToPay ? hrefs.payEvent(id) : hrefs.events }]
  })
}
