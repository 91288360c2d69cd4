import type { EventBilling } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Card } from '#components/Surface/Surface.tsx'
import { Text } from '#components/Text/Text.tsx'
import type { EntryDialogSubject } from '#features/payments/admin/useEntryDialog.tsx'
import { EntryList, PaidSummary } from '#features/payments/shared/ItemPayments.tsx'
import { getAmountHeld, getPayableKey } from '#lib/money/itemPayments.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'

type RecordedPaymentsCardProps = {
  billing: EventBilling
  /** Title of the event. */
  title: string
  student: { id: number; name: string }
  /** Undefined while the event loads. */
  eventId: number | undefined
  /** Undefined if the backend can’t record payments (decision 16). */
  open: ((subject: EntryDialogSubject) => void) | undefined
}

/** What the office recorded for an event, with the next payment or a refund. */
export function RecordedPaymentsCard({ billing, title, student, eventId, open }: RecordedPaymentsCardProps) {
  const { t } = useLingui()
  const { currency: schoolCurrency } = useSchoolSettings()
  const { id, payments, amount, paymentStatus, currency = schoolCurrency } = billing
  const held = payments ? getAmountHeld(payments) : (amount ?? 0)
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'rejected'
  const canRefund = paymentStatus === 'paid' && held > 0 && id !== undefined
  if (!payments && !isOpen && !canRefund) return null
  return (
    <Card>
      <Inline as="header" gap="medium" rowGap="small" justify="space-between">
        <Text as="h2" size="lg">
          <Trans>Recorded payments</Trans>
        </Text>
        {payments && (
          <Text>
            <PaidSummary payments={payments} amount={amount} currency={currency} />
          </Text>
        )}
      </Inline>
      {payments ? (
        <EntryList
          label={t`Recorded payments`}
          payments={payments}
          currency={currency}
          onVoid={open && ((entry) => open({ action: 'void', entry, currency }))}
        />
      ) : (
        <Text tone="muted">
          <Trans>No payments recorded by the office.</Trans>
        </Text>
      )}
      {open && (
        <Inline gap="medium" align="stretch">
          {isOpen && eventId !== undefined && (
            <Button
              onPress={() =>
                open({
                  action: 'payment',
                  student,
                  key: getPayableKey({ kind: 'event', id: id ?? null, itemId: eventId }),
                })
              }
            >
              <Trans>Record payment</Trans>
            </Button>
          )}
          {canRefund && (
            <Button
              onPress={() =>
                open({ action: 'refund', student: student.name, item: { kind: 'event', id, title, held, currency } })
              }
            >
              <Trans>Record refund</Trans>
            </Button>
          )}
        </Inline>
      )}
    </Card>
  )
}
