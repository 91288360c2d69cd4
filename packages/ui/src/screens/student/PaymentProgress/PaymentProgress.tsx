import type { Billing, SentReceipt } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Card } from '#components/Card/Card.tsx'
import { PaymentTimeline } from '#components/PaymentTimeline/PaymentTimeline.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { shownInstant } from '#model/eventTime.ts'
import { Badge } from '#components/Badge/Badge.tsx'
import { RejectedNotice } from '../RejectedNotice/RejectedNotice.tsx'
import { Before, Desk, Sent } from './PaymentProgress.styles.ts'

type PaymentProgressProps = {
  bill: Billing
  /** Where another receipt is sent; nothing where none is asked for. */
  againHref: string | undefined
}

/** How far a payment has come, and what was sent for it before; beside its paper, and not printed. */
export function PaymentProgress({ bill, againHref }: PaymentProgressProps) {
  const { t } = useLingui()
  if (bill.sentAt === undefined && bill.paymentStatus !== 'rejected') return null
  const before = (bill.history ?? []).slice(0, -1)
  return (
    <Desk data-off-paper>
      {bill.paymentStatus === 'rejected' && <RejectedNotice bill={bill} againHref={againHref} />}
      {bill.sentAt !== undefined && (
        <Card aria-label={t`Where this payment stands`}>
          <PaymentTimeline label={t`Where this payment stands`} receipt={{ ...bill, status: bill.paymentStatus }} />
          {before.length > 0 && (
            <div>
              <strong>
                <Trans>Receipts that you sent before</Trans>
              </strong>
              <Before>
                {before.toReversed().map((receipt) => (
                  <SentBefore key={receipt.id} receipt={receipt} />
                ))}
              </Before>
            </div>
          )}
        </Card>
      )}
    </Desk>
  )
}

function SentBefore({ receipt: { sentAt, status, reason } }: { receipt: SentReceipt }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const badge = <StatusBadge kind="payment" status={status} />
  const badges: Record<SentReceipt['status'], ReactNode> = {
    pending: badge,
    paid: badge,
    rejected: badge,
    replaced: (
      <Badge tone="neutral">
        <Trans>Replaced by another</Trans>
      </Badge>
    ),
  }
  return (
    <Sent>
      <span>
        {sentAt ? (
          <time dateTime={sentAt}>{shownInstant(new Date(sentAt), locale, timeZone)}</time>
        ) : (
          t`It isn’t known when`
        )}
      </span>
      {badges[status]}
      {reason && <Bdi>{reason}</Bdi>}
    </Sent>
  )
}
