import { Trans } from '@lingui/react/macro'
import { Button } from '../Button/Button.tsx'
import { Notice } from '../Notice/Notice.tsx'

type FailedStateProps = { message: string; onRetry: () => void }

/** Something could not be loaded; it says why, and how to go on. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button size="sm" onPress={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {message}
    </Notice>
  )
}
