import { Trans } from '@lingui/react/macro'
import { Button } from '../Button/Button.tsx'
import { Root } from '../EmptyState/EmptyState.styles.ts'
import { Illustration } from '../Illustration/Illustration.tsx'

type ErrorStateProps = { message: string; onRetry: () => void }

/** Something could not be loaded; it says why, and how to go on. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Root role="alert">
      <Illustration scene="failure" />
      <p>{message}</p>
      <Button onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Root>
  )
}
