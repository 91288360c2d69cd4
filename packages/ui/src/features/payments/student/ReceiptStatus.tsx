import { Inline } from '#components/Inline/Inline.tsx'
import type { Bill, PaymentSentHrefs, PaidItemKind } from '#lib/money/bills.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX, Printer } from 'lucide-react'
import { Card } from '#components/Card/Card.tsx'
import { StaleDataBanner } from '#components/StaleDataBanner/StaleDataBanner.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import type { StaleState } from '#remote.ts'
import { PaymentHistory } from './PaymentHistory.tsx'
import { RejectedNotice } from './RejectedNotice.tsx'
import { PaymentSentFacts } from './PaymentSentFacts.tsx'
import { Header, CenteredColumn, StatusIcon } from './PaymentSentScreen.styles.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'

type ReceiptStatusProps = {
  bill: Bill | undefined
  /** Of a fee the month that was paid for. */
  month?: string | undefined
  stale: StaleState | undefined
  kind: PaidItemKind
  hrefs: PaymentSentHrefs
  sendsMails: boolean
}

/** A receipt that has arrived; who comes back later reads what has become of it. */
export function ReceiptStatus({ bill, month, stale, kind, hrefs, sendsMails }: ReceiptStatusProps) {
  const { t } = useLingui()
  const status = bill?.paymentStatus
  const isRejected = status === 'rejected'
  const title = {
    paid: t`Your payment is approved`,
    rejected: t`Your receipt was not accepted`,
    pending: t`We have your receipt`,
    not_required: t`We have your receipt`,
  }[status ?? 'pending']
  return (
    <CenteredColumn>
      <Header>
        <StatusIcon $isGood={!isRejected} aria-hidden>
          {isRejected ? <CircleX /> : <CircleCheck />}
        </StatusIcon>
        <PageTitle takesFocus>{title}</PageTitle>
      </Header>
      <StaleDataBanner stale={stale} isList={false} />
      {bill && isRejected && <RejectedNotice bill={bill} againHref={hrefs.again} />}
      {bill && (
        <Card aria-label={t`What you sent`}>
          <PaymentSentFacts bill={bill} month={month} />
          <PaymentHistory bill={bill} />
        </Card>
      )}
      {(status ?? 'pending') === 'pending' && (
        <WhatHappensNext kind={kind} sendsMails={sendsMails} keepsStatuses={status !== undefined} />
      )}
      <section>
        <h2>
          <Trans>Questions?</Trans>
        </h2>
        <SchoolContact />
      </section>
      <Inline gap="medium" align="stretch">
        <LinkButton variant={isRejected ? 'secondary' : 'primary'} href={hrefs.payments}>
          <Trans>See my payments</Trans>
        </LinkButton>
        {hrefs.paper && (
          <LinkButton href={hrefs.paper} icon={<Printer aria-hidden />}>
            <Trans>Print</Trans>
          </LinkButton>
        )}
        {hrefs.more && (
          <LinkButton href={hrefs.more}>
            {kind === 'event' ? <Trans>All events</Trans> : <Trans>All courses</Trans>}
          </LinkButton>
        )}
      </Inline>
    </CenteredColumn>
  )
}
