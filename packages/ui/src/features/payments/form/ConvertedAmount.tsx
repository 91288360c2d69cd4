import type { Rate } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { NowrapBdi } from '#components/Bdi/NowrapBdi.ts'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { convertByRate } from '#lib/money/exchangeRates.ts'
import { formatMoney } from '#lib/money/money.ts'
import { formatWireDay } from '#lib/time/wireDay.ts'

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
