import type { SentReceipt } from '@maktab/contract/schema'
import type { Bill } from '#lib/money/bills.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { PaymentTimeline } from '#components/PaymentTimeline/PaymentTimeline.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatInstantNowrap } from '#lib/time/eventTime.ts'
import { EarlierReceipts, EarlierReceipt } from './PaymentProgress.styles.ts'

/** How far a payment has come, and what was sent for it before; nothing where the backend doesn’t tell when it was sent. */
export function PaymentHistory({ bill }: { bill: Bill }) {
  const { t } = useLingui()
  if (bill.sentAt === undefined) return null
  const before = (bill.history ?? []).slice(0, -1)
  return (
    <>
      <PaymentTimeline label={t`Where this payment stands`} receipt={{ ...bill, status: bill.paymentStatus }} />
      {before.length > 0 && (
        <div>
          <strong>
            <Trans>Receipts that you sent before</Trans>
          </strong>
          <EarlierReceipts>
            {before.toReversed().map((receipt) => (
              <SentBefore key={receipt.id} receipt={receipt} />
            ))}
          </EarlierReceipts>
        </div>
      )}
    </>
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
    <EarlierReceipt>
      <span>
        {sentAt ? (
          <time dateTime={sentAt}>{formatInstantNowrap(new Date(sentAt), locale, timeZone)}</time>
        ) : (
          t`It isn’t known when`
        )}
      </span>
      {badges[status]}
      {reason && <Bdi>{reason}</Bdi>}
    </EarlierReceipt>
  )
}
