import { styled } from 'styled-components'
import { a4Page } from '#theme/ListPrintStyles.ts'
import { tokens } from '#theme/tokens.ts'
import type { SentReceipt } from '@maktab/contract/schema'
import type { Bill } from '#lib/money/billsAndFees.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Badge } from '#components/Badge/Badge.tsx'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { PaymentTimeline } from '#components/PaymentTimeline/PaymentTimeline.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatInstantNowrap } from '#lib/time/schoolTime.ts'
import { Card } from '#components/Surface/Surface.tsx'
import { ResubmitReceiptNotice } from '../form/PaymentReviewNotices.tsx'

/** As wide as the printed page below it. */
const ScreenOnlyColumn = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  inline-size: min(${a4Page.inlineSize}, 100%);
  margin-inline: auto;
  margin-block-end: ${tokens.space[4]};

  @media print {
    display: none;
  }
`

const EarlierReceipts = styled.ul`
  display: grid;
  margin-block-start: ${tokens.space[2]};
`

const EarlierReceipt = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: baseline;
  padding-block: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.border};
  overflow-wrap: anywhere;
`

/** Timeline of a payment and its earlier receipts; renders nothing if the backend doesn’t say when it was sent. */
export function PaymentHistory({ bill }: { bill: Bill }) {
  const { t } = useLingui()
  if (bill.sentAt === undefined) return null
  const before = (bill.history ?? []).slice(0, -1)
  return (
    <>
      <PaymentTimeline label={t`Payment progress`} receipt={{ ...bill, status: bill.paymentStatus }} />
      {before.length > 0 && (
        <div>
          <strong>
            <Trans>Previous receipts</Trans>
          </strong>
          <EarlierReceipts>
            {before.toReversed().map((receipt) => (
              <EarlierReceiptItem key={receipt.id} receipt={receipt} />
            ))}
          </EarlierReceipts>
        </div>
      )}
    </>
  )
}

function EarlierReceiptItem({ receipt: { sentAt, status, reason } }: { receipt: SentReceipt }) {
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
        <Trans>Replaced</Trans>
      </Badge>
    ),
  }
  return (
    <EarlierReceipt>
      <span>
        {sentAt ? (
          <time dateTime={sentAt}>{formatInstantNowrap(new Date(sentAt), locale, timeZone)}</time>
        ) : (
          t`Date unknown`
        )}
      </span>
      {badges[status]}
      {reason && <Bdi>{reason}</Bdi>}
    </EarlierReceipt>
  )
}

type PaymentProgressProps = {
  bill: Bill
  /** Link to resubmit a receipt; undefined if none is needed. */
  resubmitHref: string | undefined
}

/** Timeline and rejection of a payment, shown above its printable receipt but not printed. */
export function PaymentProgress({ bill, resubmitHref }: PaymentProgressProps) {
  const { t } = useLingui()
  if (bill.sentAt === undefined && bill.paymentStatus !== 'rejected') return null
  return (
    <ScreenOnlyColumn data-off-paper>
      {bill.paymentStatus === 'rejected' && <ResubmitReceiptNotice bill={bill} resubmitHref={resubmitHref} />}
      {bill.sentAt !== undefined && (
        <Card aria-label={t`Payment progress`}>
          <PaymentHistory bill={bill} />
        </Card>
      )}
    </ScreenOnlyColumn>
  )
}
