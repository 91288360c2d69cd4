import { limits } from '@maktab/contract/limits/decidePurchase'
import { useLingui } from '@lingui/react/macro'
import { TextArea } from '#components/TextArea/TextArea.tsx'
import { useHasApiExtensions } from '#providers/ApiExtensionsContext.ts'

type DecisionReasonFieldProps = {
  value: string
  onChange: (reason: string) => void
  /** Says who will read the reason. */
  description: string
  autoFocus?: boolean
}

/** Optional reason for a decision; hidden if the backend stores no reasons. */
export function DecisionReasonField({ value, onChange, description, autoFocus = false }: DecisionReasonFieldProps) {
  const { t } = useLingui()
  if (!useHasApiExtensions()) return null
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
