import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { useFocusAfterAction } from '#components/RestoreFocus/RestoreFocus.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Text } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { getSchoolToday } from '#lib/time/schoolTime.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { type FeeActions, WaiveFeeDialog, EndFeesDialog } from '#features/payments/admin/FeeDialogs.tsx'
import { Cards } from './StudentBilling.styles.ts'
import { Card } from '#components/Surface/Surface.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { formatMonth, isFeeOutstanding } from '#lib/money/billsAndFees.ts'
import { formatMoney } from '#lib/money/currencyAmounts.ts'
import { getAmountHeld, getPayableKey, toPayableFee } from '#lib/money/itemPayments.ts'
import { EntryList, PaidSummary } from '#features/payments/shared/ItemPayments.tsx'
import type { EntryDialogSubject } from '#features/payments/admin/useEntryDialog.tsx'

type OpenEntryDialog = (subject: EntryDialogSubject) => void

type StudentFeesProps = FeeActions & {
  fees: readonly Fee[]
  /** Undefined if the backend can’t record payments (decision 16). */
  openEntryDialog?: OpenEntryDialog | undefined
}

/** Monthly fees of a student, grouped by course. */
export function StudentFees({ fees, onWaiveFee, onEndFees, openEntryDialog }: StudentFeesProps) {
  const { t } = useLingui()
  const groupRef = useRef<HTMLDivElement>(null)
  const thenFocus = useFocusAfterAction(() => groupRef.current)
  const [waiving, setWaiving] = useState<Fee>()
  const [ending, setEnding] = useState<readonly Fee[]>()
  return (
    <Stack ref={groupRef} tabIndex={-1} role="group" aria-label={t`Monthly fees`}>
      {[...new Set(fees.map(({ purchaseId }) => purchaseId))].map((purchaseId) => {
        const purchaseFees = fees.filter((fee) => fee.purchaseId === purchaseId)
        const { course, feesEndedAt } = purchaseFees[0]!
        return (
          <Stack gap="large" key={purchaseId}>
            <Inline gap="large" rowGap="small" justify="space-between">
              <Text as="h3" size="lg" breaksWords>
                <Trans>
                  Monthly fees: <Bdi>{course.name}</Bdi>
                </Trans>
              </Text>
              {feesEndedAt === null ? (
                <Button
                  size="sm"
                  aria-label={t`Stop monthly fees: ${course.name}`}
                  onPress={() => setEnding(purchaseFees)}
                >
                  <Trans>Stop monthly fees</Trans>
                </Button>
              ) : (
                <EndedNote at={feesEndedAt} />
              )}
            </Inline>
            <Cards aria-label={t`Monthly fees: ${course.name}`}>
              {purchaseFees.map((fee) => (
                <li key={fee.id}>
                  <FeeCard fee={fee} onWaive={() => setWaiving(fee)} openEntryDialog={openEntryDialog} />
                </li>
              ))}
            </Cards>
          </Stack>
        )
      })}
      <WaiveFeeDialog
        key={waiving?.id}
        fee={waiving}
        onWaiveFee={(fee, reason) => thenFocus(onWaiveFee(fee, reason))}
        onClose={() => setWaiving(undefined)}
      />
      <EndFeesDialog
        key={`of ${ending?.[0]?.purchaseId}`}
        fees={ending}
        onEndFees={(purchaseId, reason) => thenFocus(onEndFees(purchaseId, reason))}
        onClose={() => setEnding(undefined)}
      />
    </Stack>
  )
}

function EndedNote({ at }: { at: string }) {
  const { locale } = useLocale()
  const { timeZone } = useSchoolSettings()
  const day = formatIsoDay(getSchoolToday(new Date(at), timeZone), locale)
  return (
    <Text tone="muted">
      <Trans>
        Stopped on <Bdi>{day}</Bdi>
      </Trans>
    </Text>
  )
}

type FeeCardProps = Pick<StudentFeesProps, 'openEntryDialog'> & { fee: Fee; onWaive: () => void }

/** Card of one month with its payments; outstanding fees can be paid or waived, paid ones refunded. */
function FeeCard({ fee, onWaive, openEntryDialog: open }: FeeCardProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { course, payments, currency, student } = fee
  const month = formatMonth(fee.month, locale)
  const money = (amount: number) => formatMoney(amount, currency)
  const held = payments ? getAmountHeld(payments) : fee.amount
  const isOpen = isFeeOutstanding(fee)
  const refundable = fee.status === 'paid' && held > 0
  return (
    <Card>
      <Stack gap="x-small" align="start" breaksWords>
        <strong>
          <Bdi>{month}</Bdi>
        </strong>
        <StatusBadge kind="payment" status={fee.status} />
        {payments && (
          <p>
            <PaidSummary payments={payments} amount={fee.amount} currency={currency} />
          </p>
        )}
        <Text tone="muted">
          <Bdi>{money(fee.amount)}</Bdi> · <Bdi>{fee.reference}</Bdi>
        </Text>
        {fee.discount > 0 && (
          <Text tone="muted">
            <Trans>
              Price <Bdi>{money(fee.price)}</Bdi>, discount <Bdi>{money(fee.discount)}</Bdi>
            </Trans>
          </Text>
        )}
        <Text tone="muted">
          <Trans>
            Due on <Bdi>{formatIsoDay(fee.dueOn, locale)}</Bdi>
          </Trans>
        </Text>
        {fee.reason && (
          <Text tone="muted">
            <Bdi>{fee.reason}</Bdi>
          </Text>
        )}
      </Stack>
      {payments && (
        <EntryList
          label={t`Payments for ${course.name}, ${month}`}
          payments={payments}
          currency={currency}
          onVoid={open && ((entry) => open({ action: 'void', entry, currency }))}
        />
      )}
      {(isOpen || (refundable && open)) && (
        <Inline gap="medium" align="stretch">
          {isOpen && open && (
            <Button
              size="sm"
              aria-label={t`Record payment for ${course.name}, ${month}`}
              onPress={() => open({ action: 'payment', student, key: getPayableKey(toPayableFee(fee)) })}
            >
              <Trans>Record payment</Trans>
            </Button>
          )}
          {isOpen && (
            <Button size="sm" aria-label={t`Waive ${course.name}, ${month}`} onPress={onWaive}>
              <Trans>Waive</Trans>
            </Button>
          )}
          {refundable && open && (
            <Button
              size="sm"
              aria-label={t`Record refund for ${course.name}, ${month}`}
              onPress={() =>
                open({
                  action: 'refund',
                  student: student.name,
                  item: { kind: 'fee', id: fee.id, title: course.name, month: fee.month, held, currency },
                })
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
