import type { Fee } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { StatusBadge } from '#components/StatusBadge/StatusBadge.tsx'
import { Buttons } from '#layouts/Buttons/Buttons.ts'
import { formatMonth, isOwed } from '#model/fees.ts'
import { formatMoney } from '#model/money.ts'
import { formatWireDay } from '#model/wireDay.ts'
import { FeeFacts } from './StudentFees.styles.ts'

/** One month: how much it is, how it stands, and, while it is owed, the way to waive it. */
export function FeeCard({ fee, onWaive }: { fee: Fee; onWaive: () => void }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const month = formatMonth(fee.month, locale)
  const money = (amount: number) => formatMoney(amount, fee.currency)
  return (
    <Card>
      <FeeFacts>
        <strong>
          <Bdi>{month}</Bdi>
        </strong>
        <StatusBadge kind="payment" status={fee.status} />
        <p>
          <Bdi>{money(fee.amount)}</Bdi> · <Bdi>{fee.reference}</Bdi>
        </p>
        {fee.discount > 0 && (
          <p>
            <Trans>
              Price <Bdi>{money(fee.price)}</Bdi>, discount <Bdi>{money(fee.discount)}</Bdi>
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            Due on <Bdi>{formatWireDay(fee.dueOn, locale)}</Bdi>
          </Trans>
        </p>
        {fee.reason && (
          <p>
            <Bdi>{fee.reason}</Bdi>
          </p>
        )}
      </FeeFacts>
      {isOwed(fee) && (
        <Buttons>
          <Button size="sm" aria-label={t`Waive ${fee.course.name}, ${month}`} onPress={onWaive}>
            <Trans>Waive</Trans>
          </Button>
        </Buttons>
      )}
    </Card>
  )
}
