import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { IconButton } from '#components/IconButton/IconButton.tsx'

export type PrivacySwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** Masks what is personal, for a screen that others look at too. */
export function PrivacySwitch({ isOn, onChange }: PrivacySwitchProps) {
  const { t } = useLingui()
  return (
    <IconButton
      label={t`Hide personal details`}
      variant={isOn ? 'primary' : 'quiet'}
      aria-pressed={isOn}
      onPress={() => onChange(!isOn)}
    >
      {isOn ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
    </IconButton>
  )
}
