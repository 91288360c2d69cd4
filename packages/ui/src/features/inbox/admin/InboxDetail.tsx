import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Text } from '#components/Text/Text.tsx'
import { paymentKindByPendingKind } from '#lib/inbox/paymentKindByPendingKind.ts'
import { pendingKindLabels } from '#lib/inbox/pendingKindLabels.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import type { InboxDetailProps } from './InboxDetailProps.ts'
import { OpenItemSection } from './InboxScreen.styles.ts'
import { InboxPaymentDetail } from './InboxPaymentDetail.tsx'
import { MissingAttendanceDetail } from './MissingAttendanceDetail.tsx'
import { StudentDetail } from './StudentDetail.tsx'
import { useSinceLabel } from './useSinceLabel.ts'
import { useAutoFocus } from './useAutoFocus.ts'

type Frame = { takesFocus: boolean; back: ReactNode }

/** What is open: about whom and what, since when, and what can be done. */
export function InboxDetail({ takesFocus, back, ...detail }: InboxDetailProps & Frame) {
  const { t, i18n } = useLingui()
  const sinceWords = useSinceLabel()
  const place = useAutoFocus<HTMLHeadingElement>(takesFocus)
  const { kind, person, since } = detail.item
  const day = sinceWords(since)
  return (
    <OpenItemSection aria-label={t`What is open`}>
      {back && <div>{back}</div>}
      <header>
        <h2 ref={place} tabIndex={-1}>
          <Bdi>{person.name}</Bdi>
        </h2>
        <Text as="span" tone="muted" size="sm">
          {[i18n._(pendingKindLabels[kind]), person.code?.trim(), day && t`since ${day}`].filter(Boolean).join(' · ')}
        </Text>
      </header>
      <DetailOfKind {...detail} />
    </OpenItemSection>
  )
}

function DetailOfKind(detail: InboxDetailProps) {
  switch (detail.item.kind) {
    case 'application':
      return <ApplicationDetail {...detail} />
    case 'coursePayment':
    case 'eventPayment':
    case 'feePayment':
      return <InboxPaymentDetail {...detail} paidFor={paymentKindByPendingKind[detail.item.kind]} />
    case 'studentWithoutId':
    case 'studentWithoutTeacher':
      return <StudentDetail {...detail} />
    case 'owedRegister':
      return <MissingAttendanceDetail {...detail} />
  }
}
