import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#components/Badge/Badge.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import type { CoursePaymentState } from '#lib/money/paymentState.ts'
import { tokens } from '#theme/tokens.ts'

const Standing = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  padding-block-start: ${tokens.space[1]};

  p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
`

const BadgeRow = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`

/** Where the student stands with a course that they have bought, or tried to. */
export function CoursePaymentStatus({ standing }: { standing: CoursePaymentState | undefined }) {
  switch (standing) {
    case 'enrolled':
      return (
        <Standing>
          <Badge tone="success">
            <BadgeRow>
              <CircleCheck aria-hidden />
              <Trans>Enrolled</Trans>
            </BadgeRow>
          </Badge>
        </Standing>
      )
    case 'underReview':
      return (
        <Standing>
          <StatusBadge kind="payment" status="underReview" />
          <p>
            <Trans>The school is checking your payment.</Trans>
          </p>
        </Standing>
      )
    case 'rejected':
      return (
        <Standing>
          <StatusBadge kind="payment" status="rejected" />
          <p>
            <Trans>The school did not accept your payment. You can send another receipt.</Trans>
          </p>
        </Standing>
      )
    default:
      return null
  }
}
