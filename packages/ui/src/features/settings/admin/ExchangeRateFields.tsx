import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Grid } from '#components/Grid/Grid.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { FormDatePicker } from '#forms/FormDateFields.tsx'
import { FormNumberField } from '#forms/FormNumberField.tsx'
import { MAX_RATE_DECIMALS, getUsableRates, formatMoney } from '#lib/money/currencyAmounts.ts'
import { addDays, isIsoDay } from '#lib/time/isoDay.ts'
import {
  createCurrencyOptions,
  newExchangeRate,
  type ExchangeRateValues,
  rateToRequest,
} from './paymentSettings.schema.ts'
import type { SettingsValues } from './settings.schema.ts'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Hint } from '#components/Field/Field.styles.ts'
import { Surface } from '#components/Surface/Surface.tsx'
import { SchoolSettingsProvider, useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { ConvertedAmount } from '#features/payments/form/ConvertedAmount.tsx'

/** Amount used in the preview. */
const SAMPLE_AMOUNT = 100

/** Preview of the amounts that payers see with this rate; renders nothing until the rate is complete. */
function ExchangeRatePreview({ rate }: { rate: ExchangeRateValues }) {
  const school = useSchoolSettings()
  const { values } = useFormikContext<SettingsValues>()
  const currency = values.currency ?? school.currency
  const typed = useMemo(() => ({ ...school, currency }), [school, currency])
  const request = rateToRequest(rate)
  const [usable] = getUsableRates({ currency, ...(request && { rates: [request] }) })
  if (!usable || !isIsoDay(usable.asOf)) return null
  const amount = formatMoney(SAMPLE_AMOUNT, currency)
  return (
    <Stack gap="small">
      <Hint>
        <Trans>
          Preview for a payment of <Bdi>{amount}</Bdi>
        </Trans>
      </Hint>
      <Surface background="canvas" padding="large" border="borderStrong" isDashed radius="md">
        <SchoolSettingsProvider settings={typed}>
          <ConvertedAmount amount={SAMPLE_AMOUNT} rate={usable} />
        </SchoolSettingsProvider>
      </Surface>
    </Stack>
  )
}

/** Age in days after which a rate should be reviewed. */
const DAYS = 30

/** Exchange rate to one other currency, with its date. */
export function ExchangeRateFields({ name, index }: { name: `rates[${number}]`; index: number }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const today = useToday()
  const { values } = useFormikContext<SettingsValues>()
  const { currency: own, rates } = values
  const rate = rates[index] ?? newExchangeRate(today)
  const currency = rate.currency ?? ''
  const all = useMemo(() => createCurrencyOptions(locale, currency), [locale, currency])
  const isTaken = (id: string) => id === own || rates.some((one, at) => at !== index && one.currency === id)
  const isOld = isIsoDay(rate.asOf) && rate.asOf < addDays(today, -DAYS)
  return (
    <Stack gap="large">
      <FormComboBox<SettingsValues>
        name={`${name}.currency`}
        label={t`Payer’s currency`}
        items={all.filter(({ id }) => id === currency || !isTaken(id))}
        isRequired
      />
      <Grid gap="large" align="start">
        <FormNumberField<SettingsValues>
          name={`${name}.rate`}
          label={t`Rate`}
          equation={[`1 ${own ?? ''} =`, currency]}
          formatOptions={{ maximumFractionDigits: MAX_RATE_DECIMALS }}
          isRequired
        />
        <FormDatePicker<SettingsValues>
          name={`${name}.asOf`}
          label={t`Rate date`}
          today={today}
          maxValue={today}
          isRequired
        />
      </Grid>
      {isOld && (
        <Notice tone="warning" isQuiet>
          <Trans>This rate is more than {DAYS} days old. Check that it’s current.</Trans>
        </Notice>
      )}
      <ExchangeRatePreview rate={rate} />
    </Stack>
  )
}
