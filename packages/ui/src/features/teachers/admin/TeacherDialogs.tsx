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
      title={isBlocking ? t`Block teacher?` : t`Unblock teacher?`}
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
                won’t be able to sign in until you unblock them. Nothing is deleted.
              </Trans>
            </p>
            <DecisionReasonField
              value={reason}
              onChange={setReason}
              description={t`Optional. Only administrators see this.`}
            />
          </Stack>
        ) : (
          <Trans>
            <strong>
              <Bdi>{name}</Bdi>
            </strong>{' '}
            will be able to sign in and teach again.
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
    <DeleteDialog {...dialog} title={t`Delete teacher?`}>
      {({ name, status }) =>
        parseTeacherStatus(status).state === 'pending' ? (
          <Trans>
            This deletes{' '}
            <strong>
              <Bdi>{name}</Bdi>
            </strong>
            ’s application. You can’t undo this.
          </Trans>
        ) : (
          <>
            <p>
              <Trans>
                This deletes{' '}
                <strong>
                  <Bdi>{name}</Bdi>
                </strong>{' '}
                and removes their assigned courses. They won’t be able to sign in. You can’t undo this.
              </Trans>
            </p>
            <p>
              {classCount === undefined ? (
                <Trans>Their classes will end.</Trans>
              ) : (
                <Plural
                  value={classCount}
                  _0="They have no classes."
                  one="Their # class will end."
                  other="Their # classes will end."
                />
              )}{' '}
              <Trans>Students keep their attendance and reports.</Trans>{' '}
              {classCount !== 0 && (
                <Trans>To keep a class running, first choose another teacher for it under “Classes”.</Trans>
              )}
            </p>
          </>
        )
      }
    </DeleteDialog>
  )
}
