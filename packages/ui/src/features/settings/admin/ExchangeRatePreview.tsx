import { Trans } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { useMemo } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Hint } from '#components/Field/Hint.ts'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { SchoolSettingsProvider, useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { getUsableRates } from '#lib/money/exchangeRates.ts'
import { formatMoney } from '#lib/money/money.ts'
import { isWireDay } from '#lib/time/wireDay.ts'
import { ConvertedAmount } from '#features/payments/form/ConvertedAmount.tsx'
import { type ExchangeRateValues, rateToRequest } from './exchangeRates.schema.ts'
import type { SettingsValues } from './settings.schema.ts'

/** An amount at which one sees what a rate does. */
const SAMPLE = 100

/** What somebody who owes an amount will see of a rate, as it is typed; nothing while it isn’t whole. */
export function ExchangeRatePreview({ rate }: { rate: ExchangeRateValues }) {
  const school = useSchoolSettings()
  const { values } = useFormikContext<SettingsValues>()
  const currency = values.currency ?? school.currency
  const typed = useMemo(() => ({ ...school, currency }), [school, currency])
  const told = rateToRequest(rate)
  const [usable] = getUsableRates({ currency, ...(told && { rates: [told] }) })
  if (!usable || !isWireDay(usable.asOf)) return null
  const amount = formatMoney(SAMPLE, currency)
  return (
    <Stack gap="small">
      <Hint>
        <Trans>
          What somebody who owes <Bdi>{amount}</Bdi> will see
        </Trans>
      </Hint>
      <Surface background="canvas" padding="large" border="borderStrong" isDashed radius="md">
        <SchoolSettingsProvider settings={typed}>
          <ConvertedAmount amount={SAMPLE} rate={usable} />
        </SchoolSettingsProvider>
      </Surface>
    </Stack>
  )
}
