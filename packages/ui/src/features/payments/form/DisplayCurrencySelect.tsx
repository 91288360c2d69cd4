import { Trans, useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/Button/Button.tsx'
import { Select } from '#components/Select/Select.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { DisplayCurrencyContext } from '#providers/DisplayCurrencyContext.ts'
import { currencyLabel } from '#lib/money/money.ts'
import { NO_OTHER_CURRENCY } from '#lib/money/exchangeRates.ts'
import { useExchangeRates } from './useExchangeRates.ts'

/** Offers to show what is to be paid in another currency too: a link that opens the choice. */
export function DisplayCurrencySelect() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { currency: own } = useSchoolSettings()
  const kept = use(DisplayCurrencyContext)
  const { rates, rate } = useExchangeRates()
  const [isOpen, setIsOpen] = useState(rate !== undefined)
  if (!kept || rates.length === 0) return null
  if (!isOpen && !rate) {
    return (
      <div>
        <Button variant="quiet" size="sm" onPress={() => setIsOpen(true)}>
          <Trans>Show in another currency</Trans>
        </Button>
      </div>
    )
  }
  return (
    <Select
      autoFocus={isOpen && !rate}
      label={t`Show also in`}
      description={t`For information only: what you owe is in ${own}, and banks have rates of their own.`}
      items={[
        { id: NO_OTHER_CURRENCY, label: t`No other currency` },
        ...rates.map(({ currency }) => ({ id: currency, label: currencyLabel(currency, locale) })),
      ]}
      selectedId={rate?.currency ?? NO_OTHER_CURRENCY}
      onSelect={(currency) => {
        setIsOpen(true)
        kept.onChoose(currency)
      }}
    />
  )
}
