import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Outcome, wordsOf } from '#outcome.ts'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'

type DeleteDialogProps<T> = {
  /** What is about to go; the dialog is open while there is one. */
  subject: T | undefined
  title: string
  /** What the press is called where nothing is deleted but taken out of something. */
  confirmLabel?: string
  onDelete: (subject: T) => Promise<Outcome>
  onClose: () => void
  /** Names the thing and says what goes with it. */
  children: (subject: T) => ReactNode
}

/** Asks before a record is deleted (decision 46), stays open with the reason when it is refused. */
export function DeleteDialog<T>({ subject, title, confirmLabel, onDelete, onClose, children }: DeleteDialogProps<T>) {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState('')

  const close = () => {
    setError('')
    onClose()
  }
  const remove = async () => {
    if (subject === undefined || isPending) return
    setIsPending(true)
    setError('')
    const outcome = await onDelete(subject)
    setIsPending(false)
    setError(wordsOf(outcome))
    if (outcome.state === 'done') close()
  }
  return (
    <ConfirmDialog
      isOpen={subject !== undefined}
      title={title}
      confirmLabel={confirmLabel ?? t`Delete`}
      tone="danger"
      isPending={isPending}
      error={error}
      onConfirm={() => void remove()}
      onCancel={close}
    >
      {subject !== undefined && children(subject)}
    </ConfirmDialog>
  )
}
