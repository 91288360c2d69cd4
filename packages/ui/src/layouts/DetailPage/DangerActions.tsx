import { Trans } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import { tokens } from '#theme/tokens.ts'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  margin-inline-start: auto;
`

type DangerActionsProps = {
  onDelete: () => void
  /** Undefined if the backend can’t erase (decision 16). */
  onErase: (() => void) | undefined
}

/** The irreversible actions on a record, separated from the others. */
export function DangerActions({ onDelete, onErase }: DangerActionsProps) {
  return (
    <Root>
      {onErase && (
        <Button variant="quiet" onPress={onErase}>
          <Trans>Erase</Trans>
        </Button>
      )}
      <Button variant="danger" onPress={onDelete}>
        <Trans>Delete</Trans>
      </Button>
    </Root>
  )
}
