import type { Bill } from '#lib/money/bills.ts'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#components/Card/Card.tsx'
import { RejectedNotice } from './RejectedNotice.tsx'
import { ScreenOnlyColumn } from './PaymentProgress.styles.ts'
import { PaymentHistory } from './PaymentHistory.tsx'

type PaymentProgressProps = {
  bill: Bill
  /** Where another receipt is sent; nothing where none is asked for. */
  againHref: string | undefined
}

/** How far a payment has come, and what was sent for it before; beside its paper, and not printed. */
export function PaymentProgress({ bill, againHref }: PaymentProgressProps) {
  const { t } = useLingui()
  if (bill.sentAt === undefined && bill.paymentStatus !== 'rejected') return null
  return (
    <ScreenOnlyColumn data-off-paper>
      {bill.paymentStatus === 'rejected' && <RejectedNotice bill={bill} againHref={againHref} />}
      {bill.sentAt !== undefined && (
        <Card aria-label={t`Where this payment stands`}>
          <PaymentHistory bill={bill} />
        </Card>
      )}
    </ScreenOnlyColumn>
  )
}
