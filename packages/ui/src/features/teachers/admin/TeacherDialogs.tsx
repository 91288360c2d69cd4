import type { Teacher } from '@maktab/contract/schema'
import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { DeleteDialog, type DeleteRecordProps } from '#components/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { parseTeacherStatus } from '#lib/people/personAgeAndStatus.ts'
import type { SubmitResult } from '#submitResult.ts'
import { DecisionReasonField } from '#features/audit/admin/DecisionReasonField.tsx'

type BlockTeacherDialogProps = {
  /** Snapshot from when the dialog was opened, so that it doesn’t change while open. */
  teacher: Teacher
  /** Undefined if no reason was entered. */
  onBlock: (teacher: Teacher, reason: string | undefined) => Promise<SubmitResult>
  onClose: () => void
  onDone: () => void
}

/** Confirms blocking or unblocking a teacher and names the consequences (decision 22). */
export function BlockTeacherDialog({ teacher, onBlock, ...dialog }: BlockTeacherDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const isBlocking = parseTeacherStatus(teacher.status).state === 'active'
  return (
    <DeleteDialog
      {...dialog}
      subject={teacher}
      title={isBlocking ? t`Block this teacher?` : t`Unblock this teacher?`}
      confirmLabel={isBlocking ? t`Block` : t`Unblock`}
      tone={isBlocking ? 'danger' : 'default'}
      onDelete={(seen) => onBlock(seen, reason.trim() || undefined)}
    >
      {({ name }) =>
        isBlocking ? (
          <Stack>
            <p>
              <Trans>
                <strong>
                  <Bdi>{name}</Bdi>
                </strong>{' '}
                will be blocked: they can’t use the school until you unblock them. Nothing of theirs is deleted.
              </Trans>
            </p>
            <DecisionReasonField
              value={reason}
              onChange={setReason}
              description={t`Only administrators read it. You can leave it blank.`}
            />
          </Stack>
        ) : (
          <Trans>
            <strong>
              <Bdi>{name}</Bdi>
            </strong>{' '}
            will be active again: they can sign in and teach as before.
          </Trans>
        )
      }
    </DeleteDialog>
  )
}

type DeleteTeacherDialogProps = DeleteRecordProps<Teacher> & {
  /** Number of classes that end; undefined while unknown. */
  classCount: number | undefined
}

export function DeleteTeacherDialog({ classCount, ...dialog }: DeleteTeacherDialogProps) {
  const { t } = useLingui()
  return (
    <DeleteDialog {...dialog} title={t`Delete this teacher?`}>
      {({ name, status }) =>
        parseTeacherStatus(status).state === 'pending' ? (
          <Trans>
            The application of{' '}
            <strong>
              <Bdi>{name}</Bdi>
            </strong>{' '}
            will be gone. This can’t be undone.
          </Trans>
        ) : (
          <>
            <p>
              <Trans>
                <strong>
                  <Bdi>{name}</Bdi>
                </strong>{' '}
                can no longer sign in and no longer has assigned courses. This can’t be undone.
              </Trans>
            </p>
            <p>
              {classCount === undefined ? (
                <Trans>Their classes end.</Trans>
              ) : (
                <Plural
                  value={classCount}
                  _0="They have no class."
                  one="Their # class ends."
                  other="Their # classes end."
                />
              )}{' '}
              <Trans>Attendance and reports stay with the students.</Trans>{' '}
              {classCount !== 0 && (
                <Trans>To let a class go on, choose another teacher for it under “Classes” first.</Trans>
              )}
            </p>
          </>
        )
      }
    </DeleteDialog>
  )
}
