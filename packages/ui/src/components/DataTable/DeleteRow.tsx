import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../Button/Button.tsx'

type DeleteRowProps = {
  /** The row’s, for those who only hear the button. */
  name: string
  onPress: () => void
}

export function DeleteRow({ name, onPress }: DeleteRowProps) {
  const { t } = useLingui()
  return (
    <Button size="sm" variant="quiet" aria-label={t`Delete ${name}`} onPress={onPress}>
      <Trans>Delete</Trans>
    </Button>
  )
}
