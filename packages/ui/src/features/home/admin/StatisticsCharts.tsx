import type { SchoolFigures } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ColumnChart } from '#components/ColumnChart/ColumnChart.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { formatMoney, formatMoneyCompact } from '#lib/money/currencyAmounts.ts'

type StatisticsChartsProps = { statistics: SchoolFigures; incomeHref: string }

/** Charts of attendance by week, and registrations and income by month. */
export function StatisticsCharts({ statistics: { months, weeks, minorDigits }, incomeHref }: StatisticsChartsProps) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const { currency } = useSchoolSettings()
  const numberFormat = new Intl.NumberFormat(locale)
  const compactFormat = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' })
  const formatDay = createDayFormatter(locale, { day: 'numeric', month: 'short' })
  const formatMonth = createDayFormatter(locale, { month: 'short' })
  const formatLongMonth = createDayFormatter(locale, { month: 'long', year: 'numeric' })
  const mapMonths = (valuesOf: (month: SchoolFigures['months'][number]) => number[]) =>
    months.map((one) => ({
      id: one.month,
      name: formatLongMonth(`${one.month}-01`),
      shortName: formatMonth(`${one.month}-01`),
      values: valuesOf(one),
    }))
  const toAmount = (minorUnits: number) => minorUnits / 10 ** minorDigits
  const [week, month] = [weeks.at(-1), months.at(-1)]
  const marks = week ? week.present + week.absent : 0
  const registered = i18n.number(month?.registrations ?? 0)
  const income = formatMoney(toAmount((month?.courseIncome ?? 0) + (month?.eventIncome ?? 0)), currency)
  // Isolated as LTR, so that the currency sign stays in place in right-to-left text.
  const earned = `\u2066${income}\u2069`
  const present = percentFormat.format(week && marks > 0 ? week.present / marks : 0)
  return (
    <Stack as="section" gap="large" aria-labelledby="dashboard-plots">
      <Text as="h2" size="xl" id="dashboard-plots">
        <Trans>Trends</Trans>
      </Text>
      <Grid minColumn="18rem" gap="large">
        <ColumnChart
          title={t`Attendance by week`}
          latest={marks > 0 ? t`${present} present this week` : undefined}
          unit={t`Week of`}
          series={[t`Present`, t`Absent`]}
          points={weeks.map(({ from, present: here, absent }) => ({
            id: from,
            name: formatDay(from),
            shortName: formatDay(from),
            values: [here, absent],
          }))}
          format={numberFormat.format}
          formatTick={compactFormat.format}
        />
        <ColumnChart
          title={t`Registrations by month`}
          latest={t`${registered} this month`}
          unit={t`Month`}
          series={[t`Students`]}
          points={mapMonths(({ registrations }) => [registrations])}
          format={numberFormat.format}
          formatTick={compactFormat.format}
        />
        <ColumnChart
          title={t`Income by month`}
          latest={t`${earned} this month`}
          unit={t`Month`}
          series={[t`Courses`, t`Events`]}
          points={mapMonths(({ courseIncome, eventIncome }) => [toAmount(courseIncome), toAmount(eventIncome)])}
          format={(amount) => formatMoney(amount, currency)}
          formatTick={(amount) => formatMoneyCompact(amount, currency)}
        />
      </Grid>
      <p>
        <TextLink href={incomeHref}>
          <Trans>All income</Trans>
        </TextLink>
      </p>
    </Stack>
  )
}

/** Formatter for a day of the school’s calendar. */
function createDayFormatter(locale: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' })
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`))
}
