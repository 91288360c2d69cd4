import { EventSummary } from '#components/EventSummary/EventSummary.tsx'
import { Article } from '#components/EventSummary/EventSummary.styles.ts'
import type { DiscountedPrice } from '#lib/money/discounts.ts'
import { type EventActionsProps, EventActions } from './EventActions.tsx'
import { EventBadges, EventNextStepText } from './EventBadges.tsx'

type EventCardProps = Omit<EventActionsProps, 'isNothingDue'> & {
  /** What the student pays in place of its price. */
  ownPrice: DiscountedPrice | undefined
}

/** An event as a card: what and when it is, what it costs, and where the student stands with it (2§2). */
export function EventCard({ ownPrice, ...props }: EventCardProps) {
  const isNothingDue = ownPrice?.amount === 0
  const { row, title } = props
  const { event, is_member } = row.entry
  const isOpenToGo = is_member && row.phase !== 'past' && Boolean(event.link?.trim())
  return (
    <Article>
      <EventSummary
        event={event}
        title={title}
        discountedPrice={ownPrice}
        badges={<EventBadges row={row} />}
        link={isOpenToGo ? event.link : undefined}
      >
        <EventNextStepText row={row} isNothingDue={isNothingDue} />
      </EventSummary>
      <EventActions {...props} isNothingDue={isNothingDue} />
    </Article>
  )
}
