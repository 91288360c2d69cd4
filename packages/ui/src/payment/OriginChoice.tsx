import { useLingui } from '@lingui/react/macro'
import { useFormikContext } from 'formik'
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx'
import { type Origin, origins } from '#model/waysToPay.ts'

export type OriginChoiceProps = { origin: Origin | undefined; onChooseOrigin: (origin: Origin) => void }

/** From where one pays: optional, for the office. The instructions for both stay in sight. */
export function OriginChoice({ origin, onChooseOrigin }: OriginChoiceProps) {
  const { t } = useLingui()
  const { isSubmitting } = useFormikContext()
  const choose = (id: string) => {
    const chosen = origins.find((one) => one === id)
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
