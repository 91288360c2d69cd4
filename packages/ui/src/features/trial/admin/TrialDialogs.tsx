import type { Trial } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#components/Button/Button.tsx'
import { Dialog } from '#components/Dialog/Dialog.tsx'
import { type NoteTrialOutcome, TrialOutcomeDialog } from '../shared/TrialOutcomeDialog.tsx'
import { ArrangeTrialDialog, type ArrangeTrialDialogProps } from './ArrangeTrialDialog.tsx'
import { type DeclineTrial, DeclineTrialDialog } from './DeclineTrialDialog.tsx'
import { TrialMessage, type TrialMessageProps } from './TrialMessage.tsx'
import type { TrialTask } from './TrialPanel.tsx'

export type TrialDialogsProps = Omit<TrialMessageProps, 'trial'> &
  Pick<ArrangeTrialDialogProps, 'suggestions' | 'onArrange'> & {
    /** The trial lesson as it was when the dialog opened; undefined without a dialog. */
    open: { trial: Trial; task: TrialTask } | undefined
    onDecline: DeclineTrial
    onNoteOutcome: NoteTrialOutcome
    onClose: () => void
  }

/** The open dialog of a trial lesson. */
export function TrialDialogs({ open, suggestions, onArrange, onDecline, onNoteOutcome, ...props }: TrialDialogsProps) {
  const { onClose, ...message } = props
  return (
    <>
      {open?.task === 'arrange' && (
        <ArrangeTrialDialog {...props} trial={open.trial} suggestions={suggestions} onArrange={onArrange} />
      )}
      {open?.task === 'decline' && <DeclineTrialDialog {...props} trial={open.trial} onDecline={onDecline} />}
      {open?.task === 'message' && <TrialMessageDialog {...message} trial={open.trial} onClose={onClose} />}
      {(open?.task === 'held' || open?.task === 'notHeld') && (
        <TrialOutcomeDialog
          trial={open.trial}
          isHeld={open.task === 'held'}
          onNoteOutcome={onNoteOutcome}
          onClose={onClose}
        />
      )}
    </>
  )
}

type TrialMessageDialogProps = TrialMessageProps & { onClose: () => void }

function TrialMessageDialog({ onClose, ...message }: TrialMessageDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      size="lg"
      title={t`Message the family`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <Button onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <TrialMessage {...message} />
    </Dialog>
  )
}
