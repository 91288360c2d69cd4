import type { Income, ListedPayment } from '@maktab/contract/schema'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ColumnChart } from '#components/ColumnChart/ColumnChart.tsx'
import { EmptyState } from '#components/EmptyState/EmptyState.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Text } from '#components/Text/Text.tsx'
import { formatMoney, formatMoneyCompact } from '#lib/money/currencyAmounts.ts'
import { getPaymentMethodName } from '#lib/money/paymentMethods.ts'
import { IncomeTotalsTable } from './IncomeTotalsTable.tsx'
import { type Period, PeriodFields } from '#components/DatePicker/DatePicker.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonTable } from '#components/Skeleton/Skeleton.tsx'
import { Page, PageHeader } from '#layouts/Page/Page.tsx'
import type { Remote } from '#remote.ts'
import { ExportButton } from '#components/DataTable/Toolbar/ExportButton.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { createPaymentsCsv } from './createPaymentsCsv.ts'

/** Total income and its breakdowns; each breakdown adds up to the total. */
function IncomeStatistics({ income }: { income: Income }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { currency, minorDigits, total, months, items, methods, others } = income
  const money = (coins: number) => formatMoney(coins / 10 ** minorDigits, currency)
  const toRow = (id: string, { name, count, amount }: Sum) => ({
    id,
    name,
    count,
    amount: money(amount),
    share: total.amount === 0 ? 0 : amount / total.amount,
  })
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC', calendar: 'gregory' })
  const longName = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  if (total.count === 0 && others.length === 0) {
    return <EmptyState scene="money" title={<Trans>No payments in this period</Trans>} />
  }
  return (
    <>
      <Inline as="p" gap="medium" rowGap="x-small" align="baseline" tone="muted">
        <Text as="strong" tone="text" size="xxl" isTabular>
          <Bdi>{money(total.amount)}</Bdi>
        </Text>
        <span>
          <Plural value={total.count} one="# payment" other="# payments" />
        </span>
      </Inline>
      <Grid minColumn="24rem" gap="large" align="start">
        <ColumnChart
          title={t`Income by month`}
          level={2}
          unit={t`Month`}
          series={[t`Amount`]}
          points={months.map(({ month, amount }) => ({
            id: month,
            name: longName.format(Date.parse(`${month}-01T00:00:00Z`)),
            shortName: monthName.format(Date.parse(`${month}-01T00:00:00Z`)),
            values: [amount / 10 ** minorDigits],
          }))}
          format={(amount) => formatMoney(amount, currency)}
          formatTick={(amount) => formatMoneyCompact(amount, currency)}
        />
        <IncomeTotalsTable
          title={t`By course and event`}
          firstColumnHeader={t`Item`}
          rows={items.map(({ kind, id, ...sum }) => toRow(`${kind} ${id}`, sum))}
        />
        <IncomeTotalsTable
          title={t`By payment method`}
          firstColumnHeader={t`Payment method`}
          rows={sumByName(
            methods.map(({ method, ...sums }) => ({
              name: method === null ? t`Not specified` : getPaymentMethodName(method, i18n),
              ...sums,
            })),
          ).map((sum) => toRow(sum.name, sum))}
        />
        {others.length > 0 && (
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
        )}
      </Grid>
    </>
  )
}

type Sum = { name: string; count: number; amount: number }

/** Sums entries by display name, since several wire values share one, such as `bank` and `bank transfer`. */
function sumByName(sums: readonly Sum[]): Sum[] {
  const byName = new Map<string, Sum>()
  for (const { name, count, amount } of sums) {
    const existing = byName.get(name)
    byName.set(name, { name, count: count + (existing?.count ?? 0), amount: amount + (existing?.amount ?? 0) })
  }
  return [...byName.values()].toSorted((one, other) => other.amount - one.amount)
}

type IncomeScreenProps = {
  /** Undefined if the backend has no income statistics (decision 16). */
  income: Remote<Income> | undefined
  period: Period
  onPeriod: (period: Period) => void
  /** All payments of the period, in every status. */
  onReadPayments: () => Promise<ListedPayment[]>
}

/** Income of a period by month, item and payment method, with a CSV export of its payments. */
export function IncomeScreen({ income, period, onPeriod, onReadPayments }: IncomeScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        title={t`Income`}
        description={<Trans>Approved payments, by the date they were sent.</Trans>}
        actions={income && <ExportPayments period={period} onReadPayments={onReadPayments} />}
      />
      {income ? (
        <>
          <PeriodFields period={period} onPeriodChange={onPeriod} />
          <RemoteView
            remote={income}
            loading={
              <LoadingRegion label={t`Loading income`}>
                <SkeletonTable rows={6} columns={3} />
              </LoadingRegion>
            }
          >
            {(ready) => <IncomeStatistics income={ready} />}
          </RemoteView>
        </>
      ) : (
        <EmptyState scene="money" title={<Trans>Income isn’t available</Trans>}>
          <Trans>See each payment on its student, course or event.</Trans>
        </EmptyState>
      )}
    </Page>
  )
}

type ExportPaymentsProps = { period: Period; onReadPayments: () => Promise<ListedPayment[]> }

/** Exports all payments of the period; loads them on demand. */
function ExportPayments({ period: { from, until }, onReadPayments }: ExportPaymentsProps) {
  const { t, i18n } = useLingui()
  const { timeZone } = useSchoolSettings()
  return (
    <ExportButton
      label={t`Payments`}
      period={`${from} ${until}`}
      getTable={async () => createPaymentsCsv(await onReadPayments(), { i18n, timeZone })}
    />
  )
}
