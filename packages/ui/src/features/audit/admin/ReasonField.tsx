import { limits } from '@maktab/contract/limits/decidePurchase'
import { useLingui } from '@lingui/react/macro'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { useHasExtensions } from '#providers/ExtensionsContext.ts'

type ReasonFieldProps = {
  value: string
  onChange: (reason: string) => void
  /** Who reads it. */
  description: string
  autoFocus?: boolean
}

/** Why something is decided, which is optional; not there where the backend keeps no reasons. */
export function ReasonField({ value, onChange, description, autoFocus = false }: ReasonFieldProps) {
  const { t } = useLingui()
  if (!useHasExtensions()) return null
  return (
    <TextArea
      label={t`Reason`}
      description={description}
      rows={2}
      maxLength={limits.reason.max}
      value={value}
      onChange={onChange}
      autoFocus={autoFocus}
    />
  )
}
