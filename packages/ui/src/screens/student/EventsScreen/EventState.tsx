import { Trans } from '@lingui/react/macro'
import { Badge } from '#components/Badge/Badge.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Badges, Todo } from './EventsScreen.styles.ts'
import type { EventRow } from './studentEvents.ts'

/** Whether the event goes on or is over, and where the student stands with it, in a word each. */
export function EventBadges({ row: { phase, payment } }: { row: EventRow }) {
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

type EventTodoProps = {
  row: EventRow
  /** Whether all of its price is taken off for the student. */
  isNothingDue: boolean
}

/** What is left to do before one takes part (decision 18). */
export function EventTodo({ row: { offer, payment }, isNothingDue }: EventTodoProps) {
  if (offer === null) return null
  switch (payment.state) {
    case 'toPay':
      return (
        <Todo>
          {isNothingDue ? (
            <Trans>Nothing is to be paid: you can join at once.</Trans>
          ) : (
            <Trans>Pay first; you can join as soon as the school has accepted your receipt.</Trans>
          )}
        </Todo>
      )
    case 'underReview':
      return (
        <Todo>
          <Trans>The school is checking your receipt. You can join as soon as it is accepted.</Trans>
        </Todo>
      )
    case 'rejected':
      return (
        <Todo>
          <Trans>The school did not accept your receipt. Please send another one.</Trans>
        </Todo>
      )
    case 'paidNotJoined':
      return (
        <Todo>
          <Trans>Your payment is accepted. One step is left: join the event.</Trans>
        </Todo>
      )
    default:
      return null
  }
}
