import type { ClashList } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Button } from '../Button/Button.tsx'
import { ClashItems } from '../ClashNotice/ClashItems.tsx'
import { DialogWindow } from '../Dialog/DialogWindow.tsx'

const Told = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`

export type ClashQuestionProps = {
  /** What meets the times that are about to be saved; the question is open while there is something. */
  found: ClashList | undefined
  onGoOn: () => void
  onBack: () => void
}

/** The question itself; `ClashQuestion` fetches it. */
export function ClashWindow({ found, onGoOn, onBack }: ClashQuestionProps) {
  const { t } = useLingui()
  const mayGoOn = found?.mayGoOn ?? false
  return (
    <DialogWindow
      role="alertdialog"
      title={mayGoOn ? t`Save all the same?` : t`This can’t be saved at these times`}
      isOpen={found !== undefined}
      onOpenChange={(isOpen) => !isOpen && onBack()}
      actions={
        <>
          <Button autoFocus variant={mayGoOn ? 'secondary' : 'primary'} onPress={onBack}>
            <Trans>Back to the times</Trans>
          </Button>
          {mayGoOn && (
            <Button variant="primary" onPress={onGoOn}>
              <Trans>Save all the same</Trans>
            </Button>
          )}
        </>
      }
    >
      {found && (
        <Told>
          <p>
            {mayGoOn ? (
              <Trans>Something else is at the same time:</Trans>
            ) : (
              <Trans>Something else is at the same time, and the school doesn’t allow that:</Trans>
            )}
          </p>
          <ClashItems clashes={found.clashes} />
        </Told>
      )}
    </DialogWindow>
  )
}
