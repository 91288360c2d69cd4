import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Text } from '#components/Text/Text.tsx'
import { paymentKinds } from '#model/paymentKinds.ts'
import { waitingWords } from '#model/waitingWords.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import type { InboxDetailProps } from './InboxDetailProps.ts'
import { Open } from './InboxScreen.styles.ts'
import { PaymentDetail } from './PaymentDetail.tsx'
import { RegisterDetail } from './RegisterDetail.tsx'
import { StudentDetail } from './StudentDetail.tsx'
import { useSinceWords } from './useSinceWords.ts'
import { useTakenFocus } from './useTakenFocus.ts'

type Frame = { takesFocus: boolean; back: ReactNode }

/** What is open: about whom and what, since when, and what can be done. */
export function InboxDetail({ takesFocus, back, ...detail }: InboxDetailProps & Frame) {
  const { t, i18n } = useLingui()
  const sinceWords = useSinceWords()
  const place = useTakenFocus<HTMLHeadingElement>(takesFocus)
  const { kind, person, since } = detail.item
  const day = sinceWords(since)
  return (
    <Open aria-label={t`What is open`}>
      {back && <div>{back}</div>}
      <header>
        <h2 ref={place} tabIndex={-1}>
          <Bdi>{person.name}</Bdi>
        </h2>
        <Text as="span" tone="muted" size="sm">
          {[i18n._(waitingWords[kind]), person.code?.trim(), day && t`since ${day}`].filter(Boolean).join(' · ')}
        </Text>
      </header>
      <DetailOfKind {...detail} />
    </Open>
  )
}

function DetailOfKind(detail: InboxDetailProps) {
  switch (detail.item.kind) {
    case 'application':
      return <ApplicationDetail {...detail} />
    case 'coursePayment':
    case 'eventPayment':
    case 'feePayment':
      return <PaymentDetail {...detail} paidFor={paymentKinds[detail.item.kind]} />
    case 'studentWithoutId':
    case 'studentWithoutTeacher':
      return <StudentDetail {...detail} />
    case 'owedRegister':
      return <RegisterDetail {...detail} />
  }
}
