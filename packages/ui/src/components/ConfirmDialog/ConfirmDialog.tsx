import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Notice } from '../Notice/Notice.tsx'

export type ConfirmDialogProps = {
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
