import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import { type PaymentOrigin, paymentOrigins } from '#lib/money/paymentInstructions.ts'

export type PaymentOriginFieldProps = {
  origin: PaymentOrigin | undefined
  onChooseOrigin: (origin: PaymentOrigin) => void
}

/** From where one pays: optional, for the office. The instructions for both stay in sight. */
export function PaymentOriginField({ origin, onChooseOrigin }: PaymentOriginFieldProps) {
  const { t } = useLingui()
  const { isSubmitting } = useFormikContext()
  const choose = (id: string) => {
    const chosen = paymentOrigins.find((one) => one === id)
    if (chosen) onChooseOrigin(chosen)
  }
  return (
    <RadioGroup
      label={t`I pay`}
      description={t`Optional`}
      items={[
        { id: 'domestic', label: t`from within the country` },
        { id: 'international', label: t`from abroad` },
      ]}
      value={origin ?? null}
      onChange={choose}
      isReadOnly={isSubmitting}
    />
  )
}
