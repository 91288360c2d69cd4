import { limits } from '@maktab/contract/limits/saveSettings'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { Notice } from '#components/Notice/Notice.tsx'
import { useToday } from '#providers/ClockProvider.tsx'
import { RepeatableBlocks } from '#forms/RepeatableBlocks.tsx'
import { ExchangeRateFields } from './ExchangeRateFields.tsx'
import { newExchangeRate } from './exchangeRates.schema.ts'
import type { SettingsValues } from './settings.schema.ts'

/** What the school’s currency is worth in others: who pays reads by it about how much it is. */
export function ExchangeRateSettings() {
  const { t } = useLingui()
  const today = useToday()
  const { values, initialValues } = useFormikContext<SettingsValues>()
  const [own, before] = [values.currency, initialValues.currency]
  return (
    <>
      <RepeatableBlocks<SettingsValues, 'rates'>
        name="rates"
        legend={t`Other currencies`}
        description={t`Whoever pays can read about how much it is in another currency, with the day of your rate. What is owed stays in the school’s currency.`}
        newBlock={() => newExchangeRate(today)}
        getBlockLabel={(number) => t`Rate ${number}`}
        addLabel={t`Add a currency`}
        min={0}
        max={limits.rates.max}
      >
        {(name, index) => <ExchangeRateFields name={name} index={index} />}
      </RepeatableBlocks>
      {values.rates.length > 0 && own !== null && own !== before && (
        <Notice tone="warning">
          <Trans>
            The rates were entered for {before}. Say what 1 {own} buys of each currency, or remove them.
          </Trans>
        </Notice>
      )}
    </>
  )
}
