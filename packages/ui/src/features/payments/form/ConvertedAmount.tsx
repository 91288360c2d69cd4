import type { Rate } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { NowrapBdi } from '#components/Bdi/Bdi.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { convertByRate, formatMoney, getUsableRates } from '#lib/money/money.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'
import { use, useMemo } from 'react'
import { DisplayCurrencyContext } from '#providers/DisplayCurrencyContext.ts'

/** About what an amount of the school’s currency comes to in another: information, never what is owed. Of less than a coin nothing is said. */
export function ConvertedAmount({ amount, rate }: { amount: number; rate: Rate }) {
  const { locale } = useLocale()
  const about = convertByRate(amount, useSchoolSettings().currency, rate)
  if (about === 0) return null
  const [figure, day] = [formatMoney(about, rate.currency), formatWireDay(rate.asOf, locale)]
  return (
    <Trans>
      For information: <About /> <NowrapBdi>{figure}</NowrapBdi> at the rate of <NowrapBdi>{day}</NowrapBdi>
    </Trans>
  )
}

/** The sign that is seen, and the word that is heard for it. */
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

/** The rates of the school, and the one by which amounts are shown, if any. */
export function useExchangeRates() {
  const { currency, rates: told } = useSchoolSettings()
  const chosen = use(DisplayCurrencyContext)?.chosen
  const rates = useMemo(() => getUsableRates({ currency, ...(told && { rates: told }) }), [currency, told])
  return { rates, rate: rates.find((one) => one.currency === chosen) }
}
