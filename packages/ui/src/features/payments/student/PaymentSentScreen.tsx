import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { StaleDataBanner, RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { PageTitle } from '#components/PageTitle/PageTitle.tsx'
import type { PaymentSentHrefs, PaidItemKind, SentPayment } from '#lib/money/billsAndFees.ts'
import { type StaleState, type Remote, ready } from '#remote.ts'
import { Header, CenteredColumn, StatusIcon } from './PaymentSentScreen.styles.ts'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import { ReceiptStatus } from './ReceiptStatus.tsx'

type NoPaymentNeededProps = {
  title: string | undefined
  stale: StaleState | undefined
  kind: PaidItemKind
  hrefs: PaymentSentHrefs
}

/** Shown when nothing has to be paid: the student is enrolled, or can join the event. */
function NoPaymentNeeded({ title, stale, kind, hrefs }: NoPaymentNeededProps) {
  const { t } = useLingui()
  return (
    <CenteredColumn>
      <Header>
        <StatusIcon $isGood aria-hidden>
          <CircleCheck />
        </StatusIcon>
        <PageTitle takesFocus>{kind === 'event' ? t`You can join the event` : t`You’re enrolled`}</PageTitle>
        {title && <Bdi>{title}</Bdi>}
      </Header>
      <StaleDataBanner stale={stale} isList={false} />
      <p>
        {kind === 'event' ? (
          <Trans>It’s free. One step left: join it from Events.</Trans>
        ) : (
          <Trans>It’s free. The school will find a teacher for your times.</Trans>
        )}
      </p>
      <Inline gap="medium" align="stretch">
        {kind !== 'event' && (
          <LinkButton variant="primary" href={hrefs.enrolled}>
            <Trans>My courses</Trans>
          </LinkButton>
        )}
        {hrefs.catalogue && (
          <LinkButton variant={kind === 'event' ? 'primary' : 'secondary'} href={hrefs.catalogue}>
            {kind === 'event' ? <Trans>All events</Trans> : <Trans>All courses</Trans>}
          </LinkButton>
        )}
      </Inline>
    </CenteredColumn>
  )
}

type PaymentSentScreenProps = {
  sent: Remote<SentPayment>
  hrefs: PaymentSentHrefs
  /** Selects the text about the next step. */
  kind: PaidItemKind
  sendsMails: boolean
}

/** Confirmation after submitting (2§2): the received payment, the next steps, and links to continue. */
export function PaymentSentScreen({ sent, hrefs, kind, sendsMails }: PaymentSentScreenProps) {
  const { t } = useLingui()
  // No temporary heading while loading: only the result’s heading takes focus.
  if (sent.state === 'ready' && sent.data.state === 'free') {
    return <NoPaymentNeeded title={sent.data.title} stale={sent.stale} kind={kind} hrefs={hrefs} />
  }
  if (sent.state === 'ready' && sent.data.state === 'receipt') {
    return <ReceiptStatus {...sent.data} stale={sent.stale} kind={kind} hrefs={hrefs} sendsMails={sendsMails} />
  }
  return (
    <Page>
      <PageHeader title={t`Your payment`} />
      <RemoteView remote={sent.state === 'ready' ? ready(undefined) : sent} loading={<SentLoading />}>
        {() => (
          <EmptyState
            scene="money"
            title={<Trans>Payment not found</Trans>}
            action={
              <LinkButton href={hrefs.payments}>
                <Trans>See my payments</Trans>
              </LinkButton>
            }
          >
            <Trans>It isn’t yours, or it no longer exists.</Trans>
          </EmptyState>
        )}
      </RemoteView>
    </Page>
  )
}

function SentLoading() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading your payment`}>
      <SkeletonDetails facts={3} />
    </LoadingRegion>
  )
}
