import type { Rate } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { NowrapBdi } from '#components/Bdi/Bdi.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { convertByRate, formatMoney, getUsableRates } from '#lib/money/currencyAmounts.ts'
import { formatIsoDay } from '#lib/time/isoDay.ts'
import { use, useMemo } from 'react'
import { DisplayCurrencyContext } from '#providers/DisplayCurrencyContext.ts'

/** Approximate amount in another currency, for information only. Renders nothing if it rounds to zero. */
export function ConvertedAmount({ amount, rate }: { amount: number; rate: Rate }) {
  const { locale } = useLocale()
  const about = convertByRate(amount, useSchoolSettings().currency, rate)
  if (about === 0) return null
  const [figure, day] = [formatMoney(about, rate.currency), formatIsoDay(rate.asOf, locale)]
  return (
    <Trans>
      <About /> <NowrapBdi>{figure}</NowrapBdi> at the <NowrapBdi>{day}</NowrapBdi> rate
    </Trans>
  )
}

/** The ≈ sign, read aloud as “about”. */
function About() {
  return (
    <>
      <span aria-hidden>≈</span>
      <VisuallyHidden>
        <Trans>about</Trans>
      </VisuallyHidden>
    </>
  )
}

/** The school’s exchange rates, and the one selected for display, if any. */
export function useExchangeRates() {
  const { currency, rates: exchangeRates } = useSchoolSettings()
  const chosen = use(DisplayCurrencyContext)?.chosen
  const rates = useMemo(
    () => getUsableRates({ currency, ...(exchangeRates && { rates: exchangeRates }) }),
    [currency, exchangeRates],
  )
  return { rates, rate: rates.find((one) => one.currency === chosen) }
}
