import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Select } from '#components/Select/Select.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { ShownCurrency } from '#environment/ShownCurrency.ts'
import { currencyLabel } from '#model/currencyLabel.ts'
import { NO_OTHER } from '#model/exchangeRates.ts'
import { useRates } from './useRates.ts'

/** In which other currency to show what is to be paid, where the school says what its own is worth. */
export function OtherCurrency() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { currency: own } = useSchoolSettings()
  const kept = use(ShownCurrency)
  const { rates, rate } = useRates()
  if (!kept || rates.length === 0) return null
  return (
    <Select
      label={t`Show also in`}
      description={t`For information only: what you owe is in ${own}, and banks have rates of their own.`}
      items={[
        { id: NO_OTHER, label: t`No other currency` },
        ...rates.map(({ currency }) => ({ id: currency, label: currencyLabel(currency, locale) })),
      ]}
      selectedId={rate?.currency ?? NO_OTHER}
      onSelect={kept.onChoose}
    />
  )
}
