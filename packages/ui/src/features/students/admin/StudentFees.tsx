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

/** Monthly fees of a student, grouped by course. */
export function StudentFees({ fees, onWaiveFee, onEndFees }: FeeActions & { fees: readonly Fee[] }) {
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
                  <FeeCard fee={fee} onWaive={() => setWaiving(fee)} />
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

/** Card of one month; outstanding fees can be waived. */
function FeeCard({ fee, onWaive }: { fee: Fee; onWaive: () => void }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const month = formatMonth(fee.month, locale)
  const money = (amount: number) => formatMoney(amount, fee.currency)
  return (
    <Card>
      <Stack gap="x-small" align="start" breaksWords>
        <strong>
          <Bdi>{month}</Bdi>
        </strong>
        <StatusBadge kind="payment" status={fee.status} />
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
      {isFeeOutstanding(fee) && (
        <Inline gap="medium" align="stretch">
          <Button size="sm" aria-label={t`Waive ${fee.course.name}, ${month}`} onPress={onWaive}>
            <Trans>Waive</Trans>
          </Button>
        </Inline>
      )}
    </Card>
  )
}
