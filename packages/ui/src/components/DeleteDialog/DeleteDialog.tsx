import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SubmitResult } from '#submitResult.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { useAsyncAction } from '../ConfirmDialog/useAsyncAction.ts'

export type DeleteDialogProps<T> = {
  /** What is about to go; the dialog is open while there is one. */
  subject: T | undefined
  title: string
  /** What the press is called where nothing is deleted but taken out of something. */
  confirmLabel?: string
  tone?: 'default' | 'danger'
  onDelete: (subject: T) => Promise<SubmitResult>
  onClose: () => void
  /** Comes after `onClose` where it was done; not where the question was left meanwhile. */
  onDone?: (() => void) | undefined
  /** Names the thing and says what goes with it. */
  children: (subject: T) => ReactNode
}

/** Asks before a record is deleted (decision 46), stays open with the reason when it is refused. */
export function DeleteDialog<T>({
  subject,
  title,
  confirmLabel,
  tone = 'danger',
  onDelete,
  onClose,
  onDone,
  children,
}: DeleteDialogProps<T>) {
  const { t } = useLingui()
  const { isPending, error, forget, attempt } = useAsyncAction(subject)
  const close = () => {
    forget()
    onClose()
  }
  const leave = () => {
    close()
    onDone?.()
  }
  return (
    <ConfirmDialog
      isOpen={subject !== undefined}
      title={title}
      confirmLabel={confirmLabel ?? t`Delete`}
      tone={tone}
      isPending={isPending}
      error={error}
      onConfirm={() => void attempt(onDelete, leave)}
      onCancel={close}
    >
      {subject !== undefined && children(subject)}
    </ConfirmDialog>
  )
}
