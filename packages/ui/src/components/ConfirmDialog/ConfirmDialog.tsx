import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { type SubmitResult, getErrorMessage } from '#submitResult.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  /** What will happen, with the name of what it happens to. */
  children: ReactNode
  /** Without it there is nothing to decide: one reads, and goes back. */
  confirmLabel: string | undefined
  cancelLabel?: string
  tone?: 'default' | 'danger'
  isPending?: boolean
  /** Why it was refused; the question stays open. */
  error?: string
  onConfirm: () => void
  onCancel: () => void
}

/** A question before something is lost. The focus begins on the harmless answer; Escape is that answer too. */
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
 * What a press does about one thing, once at a time: whether it is under way, and why it was refused. Of another thing
 * that is shown by then it says nothing, and `onDone` isn’t called: whoever left is somewhere else.
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
    forget: () => setLast(undefined),
    attempt: async (action: (about: T) => Promise<SubmitResult>, onDone?: () => void) => {
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

type DeleteDialogProps<T> = {
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
