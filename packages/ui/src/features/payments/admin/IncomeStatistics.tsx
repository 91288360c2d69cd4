import type { Income } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ColumnChart } from '#components/ColumnChart/ColumnChart.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { formatMonth } from '#lib/money/billsAndFees.ts'
import { formatMoney, formatMoneyCompact } from '#lib/money/currencyAmounts.ts'
import { getNetAmount, incomeKeys, sumByMethodName, trimMonths } from '#lib/money/incomeNumbers.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'
import { IncomeTotalsTable } from './IncomeTotalsTable.tsx'

/** Two columns on wide screens; cards keep their heights, so that none has a hole. */
const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  align-items: start;

  ${mediaUp('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** A chart needs some months to show more than the numbers do. */
const MIN_CHART_MONTHS = 3

type IncomeStatisticsProps = {
  income: Income
  /** Link to the payments behind a number (`lib/money/incomeNumbers.ts`). */
  getPaymentsHref: (key: string) => string
  onOpenPayments: (key: string) => void
}

/** Total income and its breakdowns; each breakdown adds up to the total. */
export function IncomeStatistics({ income, getPaymentsHref, onOpenPayments }: IncomeStatisticsProps) {
  const { t, i18n } = useLingui()
  const { currency, minorDigits, total, items, methods, others, refunds = { count: 0, amount: 0 } } = income
  const money = (coins: number) => formatMoney(coins / 10 ** minorDigits, currency)
  if (total.count === 0 && refunds.count === 0 && others.length === 0) {
    return <EmptyState scene="money" title={<Trans>No payments in this period</Trans>} />
  }
  const toRow = (key: string, { name, count, amount }: { name: string; count: number; amount: number }) => ({
    id: key,
    name,
    count,
    amount: money(amount),
    share: total.amount === 0 ? 0 : amount / total.amount,
    href: getPaymentsHref(key),
  })
  const refundRows =
    refunds.count === 0
      ? []
      : [
          {
            id: incomeKeys.refunds,
            name: t`Refunds`,
            count: refunds.count,
            amount: money(-refunds.amount),
            href: getPaymentsHref(incomeKeys.refunds),
            isSummary: true,
          },
          {
            id: 'total',
            name: t`Total`,
            count: total.count + refunds.count,
            amount: money(total.amount - refunds.amount),
            href: getPaymentsHref(incomeKeys.all),
            isSummary: true,
          },
        ]
  return (
    <>
      <IncomeTotal income={income} getPaymentsHref={getPaymentsHref} />
      <Columns>
        <Stack>
          <IncomeByMonth income={income} getPaymentsHref={getPaymentsHref} onOpenPayments={onOpenPayments} />
          <IncomeTotalsTable
            title={t`By payment method`}
            firstColumnHeader={t`Payment method`}
            rows={[
              ...sumByMethodName(methods, i18n).map((sum) => toRow(incomeKeys.method(sum.methods[0] ?? ''), sum)),
              ...refundRows,
            ]}
          />
        </Stack>
        <Stack>
          <IncomeTotalsTable
            title={t`By course and event`}
            firstColumnHeader={t`Item`}
            rows={[...items.map(({ kind, id, ...sum }) => toRow(incomeKeys.item(kind, id), sum)), ...refundRows]}
          />
          <IncomeTotalsTable
            title={t`In other currencies`}
            firstColumnHeader={t`Currency`}
            note={<Trans>Not included in the totals above.</Trans>}
            rows={others.map((one) => ({
              id: one.currency,
              name: one.currency,
              count: one.count,
              amount: formatMoney(one.amount / 10 ** one.minorDigits, one.currency),
            }))}
          />
        </Stack>
      </Columns>
    </>
  )
}

type PartProps = Pick<IncomeStatisticsProps, 'income' | 'getPaymentsHref'>

/** Payments minus refunds, and how the last month compares with the one before. */
function IncomeTotal({ income, getPaymentsHref }: PartProps) {
  const { currency, minorDigits, total, refunds } = income
  const money = (coins: number) => formatMoney(coins / 10 ** minorDigits, currency)
  return (
    <Stack gap="x-small">
      <Inline as="p" gap="medium" rowGap="x-small" align="baseline" tone="muted">
        <Text as="strong" tone="text" size="xxl" isTabular>
          <Bdi>{money(total.amount - (refunds?.amount ?? 0))}</Bdi>
        </Text>
        <TextLink href={getPaymentsHref(incomeKeys.payments)}>
          <Plural value={total.count} one="# payment" other="# payments" />
        </TextLink>
        {refunds && refunds.count > 0 && (
          <>
            <Bdi>{money(total.amount)}</Bdi>
            <TextLink href={getPaymentsHref(incomeKeys.refunds)}>
              <Plural value={refunds.count} one="# refund" other="# refunds" />
            </TextLink>
            <Bdi>{money(-refunds.amount)}</Bdi>
          </>
        )}
      </Inline>
      <MonthComparison income={income} />
    </Stack>
  )
}

/** “November 2026: $505, ▲ $80 more than in October 2026.” */
function MonthComparison({ income: { currency, minorDigits, months, previous } }: Pick<PartProps, 'income'>) {
  const { locale } = useLocale()
  const current = months.at(-1)
  if (!current || !previous) return null
  const money = (coins: number) => formatMoney(coins / 10 ** minorDigits, currency)
  const change = getNetAmount(current) - getNetAmount(previous)
  const [month, before] = [formatMonth(current.month, locale), formatMonth(previous.month, locale)]
  const [amount, difference] = [money(getNetAmount(current)), money(Math.abs(change))]
  return (
    <p>
      {change !== 0 && <span aria-hidden>{change < 0 ? '▼ ' : '▲ '}</span>}
      <span>
        {change === 0 ? (
          <Trans>
            <Bdi>{month}</Bdi>: <Bdi>{amount}</Bdi>, the same as in <Bdi>{before}</Bdi>
          </Trans>
        ) : change > 0 ? (
          <Trans>
            <Bdi>{month}</Bdi>: <Bdi>{amount}</Bdi>, <Bdi>{difference}</Bdi> more than in <Bdi>{before}</Bdi>
          </Trans>
        ) : (
          <Trans>
            <Bdi>{month}</Bdi>: <Bdi>{amount}</Bdi>, <Bdi>{difference}</Bdi> less than in <Bdi>{before}</Bdi>
          </Trans>
        )}
      </span>
    </p>
  )
}

/** A chart from the third month on, before that the numbers. */
function IncomeByMonth({ income, getPaymentsHref, onOpenPayments }: IncomeStatisticsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { currency, minorDigits } = income
  const months = trimMonths(income.months)
  const toPrice = (coins: number) => coins / 10 ** minorDigits
  if (months.length < MIN_CHART_MONTHS)
    return (
      <IncomeTotalsTable
        title={t`Income by month`}
        firstColumnHeader={t`Month`}
        rows={months.map((one) => ({
          id: one.month,
          name: formatMonth(one.month, locale),
          count: one.count,
          amount: formatMoney(toPrice(getNetAmount(one)), currency),
          href: getPaymentsHref(incomeKeys.month(one.month)),
        }))}
      />
    )
  const shortName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC', calendar: 'gregory' })
  return (
    <ColumnChart
      title={t`Income by month`}
      level={2}
      unit={t`Month`}
      series={[t`Amount`]}
      points={months.map((one) => ({
        id: one.month,
        name: formatMonth(one.month, locale),
        shortName: shortName.format(Date.parse(`${one.month}-01T00:00:00Z`)),
        values: [toPrice(getNetAmount(one))],
      }))}
      format={(amount) => formatMoney(amount, currency)}
      formatTick={(amount) => formatMoneyCompact(amount, currency)}
      getHref={(month) => getPaymentsHref(incomeKeys.month(month))}
      onPressPoint={(month) => onOpenPayments(incomeKeys.month(month))}
    />
  )
}
