import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../Button/Button.tsx'

type EditRowProps = {
  /** The row’s, for those who only hear the button. */
  name: string
  /** The row was open last: the focus comes back to it. */
  isLast?: boolean
  onPress: () => void
}

export function EditRow({ name, isLast = false, onPress }: EditRowProps) {
  const { t } = useLingui()
  return (
    <Button size="sm" autoFocus={isLast} aria-label={t`Edit ${name}`} onPress={onPress}>
      <Trans>Edit</Trans>
    </Button>
  )
}
