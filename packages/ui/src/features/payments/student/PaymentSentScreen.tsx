import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonDetails } from '#components/Skeleton/Skeleton.tsx'
import { Page } from '#layouts/Page/Page.ts'
import { PageHeader } from '#layouts/Page/PageHeader.tsx'
import { type Remote, ready } from '#remote.ts'
import { NoPaymentNeeded } from './NoPaymentNeeded.tsx'
import type { PaymentSentHrefs, PaidItemKind, SentPayment } from '#lib/money/bills.ts'
import { ReceiptStatus } from './ReceiptStatus.tsx'

type PaymentSentScreenProps = {
  sent: Remote<SentPayment>
  hrefs: PaymentSentHrefs
  /** Each has words of its own for what comes next. */
  kind: PaidItemKind
  /** Whether the school emails its decisions. */
  sendsMails: boolean
}

/** After sending (2§2): what has arrived, what happens next, and where one goes on. */
export function PaymentSentScreen({ sent, hrefs, kind, sendsMails }: PaymentSentScreenProps) {
  const { t } = useLingui()
  // Not another heading while it is loaded: the one that takes the focus is the answer.
  if (sent.state === 'ready' && sent.data.state === 'free') {
    return <NoPaymentNeeded title={sent.data.title} doubt={sent.stale} kind={kind} hrefs={hrefs} />
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
            title={<Trans>This payment isn’t here</Trans>}
            action={
              <LinkButton href={hrefs.payments}>
                <Trans>See my payments</Trans>
              </LinkButton>
            }
          >
            <Trans>It is none of yours, or it is no longer kept.</Trans>
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
