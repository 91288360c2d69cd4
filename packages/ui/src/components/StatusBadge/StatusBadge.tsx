import type { FeeDecision, FeeStatus } from '@maktab/contract/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Ban, CircleCheck, CircleHelp, CircleX, Clock, FileClock, Minus } from 'lucide-react'
import { styled } from 'styled-components'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import { tokens } from '#theme/tokens.ts'
import { type BadgeTone, Badge } from '../Badge/Badge.tsx'
import { Bdi } from '../Bdi/Bdi.tsx'

type BadgeContent = { label: MessageDescriptor; tone: BadgeTone; Icon: typeof Ban }

const teacherBadges: Record<'pending' | 'active' | 'blocked', BadgeContent> = {
  pending: { label: msg`Pending`, tone: 'warning', Icon: Clock },
  active: { label: msg`Active`, tone: 'success', Icon: CircleCheck },
  blocked: { label: msg`Blocked`, tone: 'danger', Icon: Ban },
}

/** Statuses of payments and fees, including decisions on fees. */
type PaymentStatus = FeeStatus | FeeDecision['paymentStatus'] | 'underReview' | 'not_required'

const paymentBadges: Record<PaymentStatus, BadgeContent> = {
  pending: { label: msg`Pending`, tone: 'warning', Icon: Clock },
  underReview: { label: msg`Under review`, tone: 'info', Icon: FileClock },
  paid: { label: msg`Paid`, tone: 'success', Icon: CircleCheck },
  rejected: { label: msg`Rejected`, tone: 'danger', Icon: CircleX },
  due: { label: msg`Due`, tone: 'warning', Icon: Clock },
  overdue: { label: msg`Overdue`, tone: 'danger', Icon: CircleX },
  waived: { label: msg`Waived`, tone: 'neutral', Icon: Minus },
  not_required: { label: msg`Not required`, tone: 'neutral', Icon: Minus },
}
const isPaymentStatus = (status: string): status is PaymentStatus => Object.hasOwn(paymentBadges, status)

const Row = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  align-items: center;
  vertical-align: top;

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`

/** Unknown statuses may be long, so they wrap. */
const UnknownStatus = styled(Bdi)`
  overflow-wrap: anywhere;
  white-space: normal;
`

type StatusBadgeProps = {
  kind: 'teacher' | 'payment'
  /** Status from the API, or `underReview` for a payment. Unknown ones are shown unchanged. */
  status: string | null | undefined
}

/** A status as label, icon and colour. */
export function StatusBadge({ kind, status }: StatusBadgeProps) {
  const { i18n, t } = useLingui()
  const content = kind === 'teacher' ? getTeacherBadge(status) : getPaymentBadge(status ?? '')
  const { tone, Icon } = content ?? { tone: 'neutral', Icon: CircleHelp }
  return (
    <Badge tone={tone}>
      <Row>
        <Icon aria-hidden />
        {content ? <Bdi>{i18n._(content.label)}</Bdi> : <UnknownStatus>{status?.trim() || t`Unknown`}</UnknownStatus>}
      </Row>
    </Badge>
  )
}

function getPaymentBadge(status: string): BadgeContent | undefined {
  return isPaymentStatus(status) ? paymentBadges[status] : undefined
}

function getTeacherBadge(status: string | null | undefined): BadgeContent | undefined {
  const teacherStatus = parseTeacherStatus(status)
  return teacherStatus.state === 'active' && teacherStatus.word !== undefined
    ? undefined
    : teacherBadges[teacherStatus.state]
}
