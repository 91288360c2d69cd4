import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import type { LeavePrompt } from './UnsavedChanges.tsx'

type UnsavedChangesDialogProps = { question: LeavePrompt | undefined; onStay: () => void; onLeave: () => void }

/** Asks whoever is about to lose something. */
export function UnsavedChangesDialog({ question, onStay, onLeave }: UnsavedChangesDialogProps) {
  const { t } = useLingui()
  // A dialog that closes keeps its words.
  const [asked, setAsked] = useState<LeavePrompt>()
  if (question && question !== asked) setAsked(question)
  const { message, isSending } = asked ?? {}
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={message?.title ?? (isSending ? t`Leave before it is saved?` : t`Leave without saving?`)}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay`}
      tone="danger"
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {message?.text ??
        (isSending ? (
          <Trans>What you have typed is still on its way. If you wait, you get there as soon as it is saved.</Trans>
        ) : (
          <Trans>What you have typed has not been saved and will be lost.</Trans>
        ))}
    </ConfirmDialog>
  )
}
