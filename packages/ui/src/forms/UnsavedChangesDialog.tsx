import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import type { LeavePrompt } from './UnsavedChangesProvider.tsx'

type UnsavedChangesDialogProps = { question: LeavePrompt | undefined; onStay: () => void; onLeave: () => void }

/** Asks for confirmation before unsaved changes are lost. */
export function UnsavedChangesDialog({ question, onStay, onLeave }: UnsavedChangesDialogProps) {
  const { t } = useLingui()
  // Keeps the text during the closing animation.
  const [lastQuestion, setLastQuestion] = useState<LeavePrompt>()
  if (question && question !== lastQuestion) setLastQuestion(question)
  const { message, isSending } = lastQuestion ?? {}
  const isEdit = message === undefined && !isSending
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={message?.title ?? (isSending ? t`Leave before it’s saved?` : t`Discard changes?`)}
      confirmLabel={isEdit ? t`Discard changes` : t`Leave`}
      cancelLabel={isEdit ? t`Keep editing` : t`Stay`}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {message?.text ??
        (isSending ? (
          <Trans>Still saving. Wait a moment and we’ll take you there.</Trans>
        ) : (
          <Trans>You’ll lose your unsaved changes.</Trans>
        ))}
    </ConfirmDialog>
  )
}
