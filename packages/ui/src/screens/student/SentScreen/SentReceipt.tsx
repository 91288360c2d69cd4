import type { Billing } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX, Printer } from 'lucide-react'
import { Card } from '#components/Card/Card.tsx'
import { DoubtNotice } from '#components/DoubtNotice/DoubtNotice.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { PaymentTimeline } from '#components/PaymentTimeline/PaymentTimeline.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import type { Doubt } from '#remote.ts'
import { RejectedNotice } from '../RejectedNotice/RejectedNotice.tsx'
import { SentFacts } from './SentFacts.tsx'
import type { SentHrefs } from '#model/sentPayment.ts'
import { Head, Middle, Sign } from './SentScreen.styles.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'

type SentReceiptProps = {
  bill: Billing | undefined
  doubt: Doubt | undefined
  kind: 'course' | 'event'
  hrefs: SentHrefs
}

/** A receipt that has arrived; who comes back later reads what has become of it. */
export function SentReceipt({ bill, doubt, kind, hrefs }: SentReceiptProps) {
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
    <Middle>
      <Head>
        <Sign $isGood={!isRejected} aria-hidden>
          {isRejected ? <CircleX /> : <CircleCheck />}
        </Sign>
        <PageTitle takesFocus>{title}</PageTitle>
      </Head>
      <DoubtNotice doubt={doubt} isList={false} />
      {bill && isRejected && <RejectedNotice bill={bill} againHref={hrefs.again} />}
      {bill && (
        <Card aria-label={t`What you sent`}>
          <SentFacts bill={bill} />
          {bill.sentAt !== undefined && (
            <PaymentTimeline label={t`Where this payment stands`} receipt={{ ...bill, status }} />
          )}
        </Card>
      )}
      {(status ?? 'pending') === 'pending' && <WhatHappensNext kind={kind} />}
      <section>
        <h2>
          <Trans>Questions?</Trans>
        </h2>
        <SchoolContact />
      </section>
      <Buttons>
        <LinkButton variant={isRejected ? 'secondary' : 'primary'} href={hrefs.payments}>
          <Trans>See my payments</Trans>
        </LinkButton>
        {hrefs.paper && (
          <LinkButton href={hrefs.paper} icon={<Printer aria-hidden />}>
            <Trans>Print</Trans>
          </LinkButton>
        )}
        <LinkButton href={hrefs.more}>
          {kind === 'course' ? <Trans>All courses</Trans> : <Trans>All events</Trans>}
        </LinkButton>
      </Buttons>
    </Middle>
  )
}
