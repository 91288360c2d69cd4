import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  /** The consequence, naming the affected record. */
  children: ReactNode
  /** Undefined if there is nothing to confirm, only to read. */
  confirmLabel: string | undefined
  cancelLabel?: string
  tone?: 'default' | 'danger'
  isPending?: boolean
  /** Why the action failed; the dialog stays open. */
  error?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation. Cancel is focused initially; Escape cancels too. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  isPending = false,
  error = '',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      isLocked={isPending}
      onOpenChange={(open) => !open && onCancel()}
      actions={
        <>
          <Button autoFocus isDisabled={isPending} onPress={onCancel}>
            {cancelLabel ?? t`Cancel`}
          </Button>
          {confirmLabel !== undefined && (
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div>{children}</div>
      {error && <Notice tone="danger">{error}</Notice>}
    </Dialog>
  )
}

type Attempt<T> = { about: T; isPending: boolean; error: string }

/**
 * Runs an async action on one subject at a time, with its pending state and error. If another subject is shown when it
 * completes, the result isn't reported and `onDone` isn't called.
 */
export function useAsyncAction<T>(about: T | undefined) {
  const [last, setLast] = useState<Attempt<T>>()
  const shown = useRef<T>(undefined)
  useEffect(() => {
    shown.current = about
    return () => {
      shown.current = undefined
    }
  }, [about])
  const { isPending = false, error = '' } = last?.about === about ? (last ?? {}) : {}
  return {
    isPending,
    error,
    reset: () => setLast(undefined),
    run: async (action: (about: T) => Promise<SubmitResult>, onDone?: () => void) => {
      if (about === undefined || isPending) return
      setLast({ about, isPending: true, error: '' })
      const outcome = await action(about)
      const isShown = shown.current === about
      const attempted = { about, isPending: false, error: isShown ? getErrorMessage(outcome) : '' }
      setLast((now) => (now?.about === about ? attempted : now))
      if (isShown && outcome.state === 'done') onDone?.()
    },
  }
}

/** Props of the dialogs that delete a record of one kind, passed on to `DeleteDialog`. */
export type DeleteRecordProps<T> = {
  /** The record to delete; the dialog is open while it is defined. */
  subject: T | undefined
  onDelete: (subject: T) => Promise<SubmitResult>
  onClose: () => void
  /** Called after `onClose` on success, unless the dialog was closed in the meantime. */
  onDone?: (() => void) | undefined
}

type DeleteDialogProps<T> = DeleteRecordProps<T> & {
  title: string
  /** Label of the confirm button, for example if a record is only removed from a list. */
  confirmLabel?: string
  tone?: 'default' | 'danger'
  /** Names the record and what is deleted with it. */
  children: (subject: T) => ReactNode
}

/** Confirms deleting a record (decision 46); stays open with the reason if that fails. */
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
  const { isPending, error, reset, run } = useAsyncAction(subject)
  const close = () => {
    reset()
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
      onConfirm={() => void run(onDelete, leave)}
      onCancel={close}
    >
      {subject !== undefined && children(subject)}
    </ConfirmDialog>
  )
}
