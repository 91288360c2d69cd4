import type { Rate } from '@maktab/contract/schema'
import { Trans } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { OneLine } from '#components/Bdi/OneLine.ts'
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.ts'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { byRate } from '#model/exchangeRates.ts'
import { formatMoney } from '#model/money.ts'
import { formatWireDay } from '#model/wireDay.ts'

/** About what an amount of the school’s currency comes to in another: information, never what is owed. Of less than a coin nothing is said. */
export function AboutAmount({ amount, rate }: { amount: number; rate: Rate }) {
  const { locale } = useLocale()
  const about = byRate(amount, useSchoolSettings().currency, rate)
  if (about === 0) return null
  const [figure, day] = [formatMoney(about, rate.currency), formatWireDay(rate.asOf, locale)]
  return (
    <Trans>
      For information: <About /> <OneLine>{figure}</OneLine> at the rate of <OneLine>{day}</OneLine>
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
