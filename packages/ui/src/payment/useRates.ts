import { use, useMemo } from 'react'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { DisplayCurrencyContext } from '#environment/ShownCurrency.ts'
import { getUsableRates } from '#model/exchangeRates.ts'

/** The rates of the school, and the one by which amounts are shown, if any. */
export function useExchangeRates() {
  const { currency, rates: told } = useSchoolSettings()
  const chosen = use(DisplayCurrencyContext)?.chosen
  const rates = useMemo(() => getUsableRates({ currency, ...(told && { rates: told }) }), [currency, told])
  return { rates, rate: rates.find((one) => one.currency === chosen) }
}
