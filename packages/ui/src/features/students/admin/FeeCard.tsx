import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatMonth, isFeeOutstanding } from '#lib/money/bills.ts'
import { formatMoney } from '#lib/money/money.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'

/** One month: how much it is, how it stands, and, while it is owed, the way to waive it. */
export function FeeCard({ fee, onWaive }: { fee: Fee; onWaive: () => void }) {
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
            Due on <Bdi>{formatWireDay(fee.dueOn, locale)}</Bdi>
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
