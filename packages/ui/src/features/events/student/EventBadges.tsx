import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Badge } from '#components/Badge/Badge.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Text } from '#components/Text/Text.tsx'
import { tokens } from '#theme/tokens.ts'
import type { EventRow } from './createEventRows.ts'

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`

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

type EventNextStepTextProps = {
  row: EventRow
  /** Whether all of its price is taken off for the student. */
  isNothingDue: boolean
}

/** What is left to do before one takes part (decision 18). */
export function EventNextStepText({ row: { offer, payment }, isNothingDue }: EventNextStepTextProps) {
  if (offer === null) return null
  switch (payment.state) {
    case 'toPay':
      return (
        <Text breaksWords>
          {isNothingDue ? (
            <Trans>Nothing is to be paid: you can join at once.</Trans>
          ) : (
            <Trans>Pay first; you can join as soon as the school has accepted your receipt.</Trans>
          )}
        </Text>
      )
    case 'underReview':
      return (
        <Text breaksWords>
          <Trans>The school is checking your receipt. You can join as soon as it is accepted.</Trans>
        </Text>
      )
    case 'rejected':
      return (
        <Text breaksWords>
          <Trans>The school did not accept your receipt. Please send another one.</Trans>
        </Text>
      )
    case 'paidNotJoined':
      return (
        <Text breaksWords>
          <Trans>Your payment is accepted. One step is left: join the event.</Trans>
        </Text>
      )
    default:
      return null
  }
}
