import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import { useSchoolSettings } from '#environment/SchoolSettings.tsx'
import { type Origin, isSaid, origins, waysToPay } from '#model/waysToPay.ts'
import { Root } from './HowToPay.styles.ts'
import { OtherCurrency } from './OtherCurrency.tsx'
import { PaymentReference } from './PaymentReference.tsx'
import { PaymentSet } from './PaymentSet.tsx'

export type HowToPayProps = {
  origin: Origin
  onChooseOrigin: (origin: Origin) => void
  /** What to write into the transfer; a backend that keeps none has none. */
  reference?: string | undefined
  isReadOnly?: boolean
}

/** How to pay: one set for students of the country and one for those abroad (2§2), of which one chooses one’s own. */
export function HowToPay({ origin, onChooseOrigin, reference, isReadOnly = false }: HowToPayProps) {
  const { t } = useLingui()
  const settings = useSchoolSettings()
  const choose = (id: string) => {
    const chosen = origins.find((one) => one === id)
    if (chosen) onChooseOrigin(chosen)
  }
  return (
    <Root>
      <RadioGroup
        label={t`I pay`}
        items={[
          { id: 'domestic', label: t`from within the country` },
          { id: 'international', label: t`from abroad` },
        ]}
        value={origin}
        onChange={choose}
        isReadOnly={isReadOnly}
      />
      <OtherCurrency isReadOnly={isReadOnly} />
      {origins.map((one) => (
        <PaymentSet key={one} origin={one} isShown={one === origin} />
      ))}
      {reference && isSaid(waysToPay(settings, origin)) && <PaymentReference reference={reference} />}
    </Root>
  )
}
