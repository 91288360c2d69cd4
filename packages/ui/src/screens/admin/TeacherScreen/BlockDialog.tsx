import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { teacherStatus } from '#model/teacherStatus.ts'
import { type Outcome, wordsOf } from '#outcome.ts'

type BlockDialogProps = {
  /** As they were when it was asked for: the question stays the same whatever happens meanwhile. */
  teacher: Teacher
  onBlock: (teacher: Teacher) => Promise<Outcome>
  onDone: () => void
  onCancel: () => void
}

/** Asks before a teacher is blocked or unblocked, and names what comes of it (decision 22). */
export function BlockDialog({ teacher, onBlock, onDone, onCancel }: BlockDialogProps) {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState('')
  const isBlocking = teacherStatus(teacher.status).state === 'active'
  const { name } = teacher

  const go = async () => {
    if (isPending) return
    setIsPending(true)
    setError('')
    const outcome = await onBlock(teacher)
    setIsPending(false)
    setError(wordsOf(outcome))
    if (outcome.state === 'done') onDone()
  }
  return (
    <ConfirmDialog
      isOpen
      title={isBlocking ? t`Block this teacher?` : t`Unblock this teacher?`}
      confirmLabel={isBlocking ? t`Block` : t`Unblock`}
      tone={isBlocking ? 'danger' : 'default'}
      isPending={isPending}
      error={error}
      onConfirm={() => void go()}
      onCancel={onCancel}
    >
      {isBlocking ? (
        <Trans>
          <strong>
            <Bdi>{name}</Bdi>
          </strong>{' '}
          will be blocked: they can’t use the school until you unblock them. Nothing of theirs is deleted.
        </Trans>
      ) : (
        <Trans>
          <strong>
            <Bdi>{name}</Bdi>
          </strong>{' '}
          will be active again: they can sign in and teach as before.
        </Trans>
      )}
    </ConfirmDialog>
  )
}
