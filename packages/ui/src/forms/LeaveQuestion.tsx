import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import type { Question } from './createLeaveGuard.ts'

type LeaveQuestionProps = { question: Question | undefined; onStay: () => void; onLeave: () => void }

/** Asks whoever is about to lose something. */
export function LeaveQuestion({ question, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui()
  // A dialog that closes keeps its words.
  const [asked, setAsked] = useState<Question>()
  if (question && question !== asked) setAsked(question)
  const { words, isSending } = asked ?? {}
  return (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={words?.title ?? (isSending ? t`Leave before it is saved?` : t`Leave without saving?`)}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay`}
      tone="danger"
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {words?.text ??
        (isSending ? (
          <Trans>What you have typed is still on its way. If you wait, you get there as soon as it is saved.</Trans>
        ) : (
          <Trans>What you have typed has not been saved and will be lost.</Trans>
        ))}
    </ConfirmDialog>
  )
}
