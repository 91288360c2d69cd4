import { use, useMemo } from 'react'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { ShownCurrency } from '#environment/ShownCurrency.ts'
import { usableRates } from '#model/exchangeRates.ts'

/** The rates of the school, and the one by which amounts are shown, if any. */
export function useRates() {
  const { currency, rates: told } = useSchoolSettings()
  const chosen = use(ShownCurrency)?.chosen
  const rates = useMemo(() => usableRates({ currency, ...(told && { rates: told }) }), [currency, told])
  return { rates, rate: rates.find((one) => one.currency === chosen) }
}
