import { use, useMemo } from 'react'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { DisplayCurrencyContext } from '#providers/DisplayCurrencyContext.ts'
import { getUsableRates } from '#lib/money/exchangeRates.ts'

/** The rates of the school, and the one by which amounts are shown, if any. */
export function useExchangeRates() {
  const { currency, rates: told } = useSchoolSettings()
  const chosen = use(DisplayCurrencyContext)?.chosen
  const rates = useMemo(() => getUsableRates({ currency, ...(told && { rates: told }) }), [currency, told])
  return { rates, rate: rates.find((one) => one.currency === chosen) }
}
