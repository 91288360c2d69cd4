import type { ClashList } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { ConflictList } from '../ConflictBanner/ConflictList.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../Stack/Stack.tsx'

export type ConflictDialogProps = {
  /** What meets the times that are about to be saved; the question is open while there is something. */
  conflicts: ClashList | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is saved that meets other times, or says why it can’t be. The focus begins on the way back. */
export function ConflictDialog({ conflicts, onConfirm, onCancel }: ConflictDialogProps) {
  const { t } = useLingui()
  const mayGoOn = conflicts?.mayGoOn ?? false
  return (
    <ConfirmDialog
      title={mayGoOn ? t`Save all the same?` : t`This can’t be saved at these times`}
      isOpen={conflicts !== undefined}
      confirmLabel={mayGoOn ? t`Save all the same` : undefined}
      cancelLabel={t`Back to the times`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {conflicts && (
        <Stack gap="medium">
          <p>
            {mayGoOn ? (
              <Trans>Something else is at the same time:</Trans>
            ) : (
              <Trans>Something else is at the same time, and the school doesn’t allow that:</Trans>
            )}
          </p>
          <ConflictList clashes={conflicts.clashes} />
        </Stack>
      )}
    </ConfirmDialog>
  )
}
