import { limits } from '@maktab/contract/limits/saveSettings'
import type { Settings } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Fieldset } from '#components/Fieldset/Fieldset.tsx'
import { Notice } from '#components/Notice/Notice.tsx'
import { FormComboBox } from '#forms/FormComboBox.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { ExchangeRateFields } from './ExchangeRateFields.tsx'
import { createCurrencyOptions, newExchangeRate } from './paymentSettings.schema.ts'
import type { SettingsValues } from './settings.schema.ts'

/** The currency of all prices, and exchange rates for showing approximate amounts to payers. */
export function CurrencySection({ settings: { currency, rates } }: { settings: Settings }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const currencies = useMemo(() => createCurrencyOptions(locale, currency), [locale, currency])
  return (
    <>
      <Fieldset legend={t`School’s currency`} namesFields={false}>
        <FormComboBox<SettingsValues>
          name="currency"
          label={t`Currency`}
          description={t`Used for all prices. Amounts aren’t converted.`}
          items={currencies}
          isRequired
        />
      </Fieldset>
      {rates !== undefined && <ExchangeRateSettings />}
    </>
  )
}

function ExchangeRateSettings() {
  const { t } = useLingui()
  const today = useToday()
  const { values, initialValues } = useFormikContext<SettingsValues>()
  const [own, before] = [values.currency, initialValues.currency]
  return (
    <>
      <RepeatableBlocks<SettingsValues, 'rates'>
        name="rates"
        legend={t`Other currencies`}
        description={t`Show an approximate amount in other currencies. Payments stay in the school’s currency.`}
        newBlock={() => newExchangeRate(today)}
        getBlockLabel={(number) => t`Rate ${number}`}
        addLabel={t`Add currency`}
        min={0}
        max={limits.rates.max}
      >
        {(name, index) => <ExchangeRateFields name={name} index={index} />}
      </RepeatableBlocks>
      {values.rates.length > 0 && own !== null && own !== before && (
        <Notice tone="warning">
          <Trans>
            These rates are for {before}. Update them for {own}, or remove them.
          </Trans>
        </Notice>
      )}
    </>
  )
}
