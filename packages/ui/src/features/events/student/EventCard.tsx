import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#components/Button/Button.tsx'
import { AddToCalendarButton } from '#components/AddToCalendarButton/AddToCalendarButton.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'
import { useNow } from '#providers/ClockProvider.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { parseEventTime } from '#lib/time/schoolTime.ts'
import type { EventRow, StudentEvent } from './createEventRows.ts'
import { styled } from 'styled-components'
import { Badge } from '#components/Badge/Badge.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Text } from '#components/Text/Text.tsx'
import { tokens } from '#theme/tokens.ts'
import { usePurchaseLabels } from '#features/courses/student/usePurchaseLabels.ts'
import { EventSummary, Article } from '#components/EventSummary/EventSummary.tsx'
import type { DiscountedPrice } from '#lib/money/discounts.ts'

type EventActionsProps = {
  row: EventRow
  title: string
  /** Whether a discount covers the full price. */
  isNothingDue: boolean
  /** The school’s host, used in the ids of calendar entries. */
  host: string
  /** Joining or leaving is in progress: disabled until the list has been refetched. */
  isBusy: boolean
  /** Whether the user returns from the payment of this event. */
  isLast: boolean
  payHref: string
  onJoin: (entry: StudentEvent) => void
  onLeave: (entry: StudentEvent) => void
}

/** The single action of a card (2§4), and a calendar button. */
function EventActions({ row, title, isNothingDue, host, isBusy, isLast, ...hrefs }: EventActionsProps) {
  const now = useNow()
  const { t } = useLingui()
  const { timeZone } = useSchoolSettings()
  const { entry, phase, offer } = row
  const labels = usePayLabels({ row, title, isNothingDue })
  const startsAt = parseEventTime(entry.event.time, timeZone)
  const isMembershipAction = offer === 'join' || offer === 'leave'
  const canAddToCalendar = phase === 'upcoming' && startsAt !== undefined
  if (offer === null && !canAddToCalendar) return null
  return (
    <Inline gap="small">
      {(offer === 'purchase' || offer === 'replaceReceipt') && (
        <LinkButton
          size="sm"
          variant={offer === 'purchase' ? 'primary' : 'secondary'}
          href={hrefs.payHref}
          autoFocus={isLast}
          aria-label={labels.named}
        >
          {labels.shown}
        </LinkButton>
      )}
      {/* One button for both, so that it keeps the focus when joining turns into leaving. */}
      {isMembershipAction && (
        <Button
          size="sm"
          variant={offer === 'join' ? 'primary' : 'secondary'}
          aria-label={offer === 'join' ? t`Join ${title}` : t`Leave ${title}`}
          isPending={isBusy}
          onPress={() => (offer === 'join' ? hrefs.onJoin(entry) : hrefs.onLeave(entry))}
        >
          {offer === 'join' ? <Trans>Join</Trans> : <Trans context="event">Leave</Trans>}
        </Button>
      )}
      {canAddToCalendar && (
        <AddToCalendarButton
          name={title}
          getFile={async () => {
            const { createEventCalendarFile } = await import('#lib/calendar/createCalendarFile.ts')
            return createEventCalendarFile({
              id: entry.eventID,
              title,
              description: entry.event.description?.trim() ?? '',
              // Only members get the link.
              link: entry.is_member ? entry.event.link : null,
              host,
              now,
              startsAt,
            })
          }}
        />
      )}
    </Inline>
  )
}

/**
 * Label and accessible name of the link that pays for an event. Paying again has the same name as for courses; without
 * extensions that of the specification (2§4).
 */
function usePayLabels({ row, title, isNothingDue }: Pick<EventActionsProps, 'row' | 'title' | 'isNothingDue'>) {
  const { t } = useLingui()
  const hasExtensions = useHasApiExtensions()
  const paymentState = hasExtensions && row.payment.state === 'rejected' ? 'rejected' : 'none'
  const labels = usePurchaseLabels({ name: title, paymentState })
  if (row.offer === 'replaceReceipt') return { shown: t`Replace receipt`, named: t`Replace receipt for ${title}` }
  return isNothingDue ? { shown: t`Take part`, named: t`Take part in ${title}` } : labels
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`

/** Badges for the event’s phase and the student’s status. */
function EventBadges({ row: { phase, payment } }: { row: EventRow }) {
  return (
    <Badges>
      {phase === 'on' && (
        <Badge tone="brand">
          <Trans>On now</Trans>
        </Badge>
      )}
      {phase === 'past' && (
        <Badge>
          <Trans>Past</Trans>
        </Badge>
      )}
      {payment.state === 'joined' && (
        <Badge tone="success">
          <Trans>Joined</Trans>
        </Badge>
      )}
      {payment.state === 'paidNotJoined' && <StatusBadge kind="payment" status="paid" />}
      {(payment.state === 'underReview' || payment.state === 'rejected') && (
        <StatusBadge kind="payment" status={payment.state} />
      )}
      {payment.state === 'unknown' && <StatusBadge kind="payment" status={payment.word} />}
    </Badges>
  )
}

type EventNextStepTextProps = {
  row: EventRow
  /** Whether a discount covers the full price. */
  isNothingDue: boolean
}

/** The remaining steps before the student can take part (decision 18). */
function EventNextStepText({ row: { offer, payment }, isNothingDue }: EventNextStepTextProps) {
  if (offer === null) return null
  const texts: Partial<Record<typeof payment.state, ReactNode>> = {
    toPay: isNothingDue ? (
      <Trans>It’s free. You can join now.</Trans>
    ) : (
      <Trans>Pay first. You can join once the school approves your receipt.</Trans>
    ),
    underReview: <Trans>The school is reviewing your receipt. You can join once it’s approved.</Trans>,
    rejected: <Trans>Your receipt wasn’t approved. Please send another.</Trans>,
    paidNotJoined: <Trans>Payment approved. One step left: join the event.</Trans>,
  }
  const text = texts[payment.state]
  return text && <Text breaksWords>{text}</Text>
}

type EventCardProps = Omit<EventActionsProps, 'isNothingDue'> & {
  /** The student’s discounted price. */
  ownPrice: DiscountedPrice | undefined
}

/** An event card: facts, price and the student’s status (2§2). */
export function EventCard({ ownPrice, ...props }: EventCardProps) {
  const isNothingDue = ownPrice?.amount === 0
  const { row, title } = props
  const { event, is_member } = row.entry
  const canOpenLink = is_member && row.phase !== 'past' && Boolean(event.link?.trim())
  return (
    <Article>
      <EventSummary
        event={event}
        title={title}
        discountedPrice={ownPrice}
        badges={<EventBadges row={row} />}
        link={canOpenLink ? event.link : undefined}
      >
        <EventNextStepText row={row} isNothingDue={isNothingDue} />
      </EventSummary>
      <EventActions {...props} isNothingDue={isNothingDue} />
    </Article>
  )
}
