import { Inline } from '#components/Inline/Inline.tsx'
import type { Bill } from '#model/Bill.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX, Printer } from 'lucide-react'
import { Card } from '#components/Card/Card.tsx'
import { DoubtNotice } from '#components/DoubtNotice/DoubtNotice.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import type { Doubt } from '#remote.ts'
import { ReceiptSteps } from '../PaymentProgress/ReceiptSteps.tsx'
import { RejectedNotice } from '../RejectedNotice/RejectedNotice.tsx'
import { SentFacts } from './SentFacts.tsx'
import type { SentHrefs, SentKind } from '#model/sentPayment.ts'
import { Head, Middle, Sign } from './SentScreen.styles.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'

type SentReceiptProps = {
  bill: Bill | undefined
  /** Of a fee the month that was paid for. */
  month?: string | undefined
  doubt: Doubt | undefined
  kind: SentKind
  hrefs: SentHrefs
  sendsMails: boolean
}

/** A receipt that has arrived; who comes back later reads what has become of it. */
export function SentReceipt({ bill, month, doubt, kind, hrefs, sendsMails }: SentReceiptProps) {
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
          <SentFacts bill={bill} month={month} />
          <ReceiptSteps bill={bill} />
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
    </Middle>
  )
}
